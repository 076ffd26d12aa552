import { useBack } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { AuthStage } from './AuthStage.tsx';
import { text } from './accounts.text.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

export default function ForgotPasswordPage() {
  const say = useSay();
  const back = useBack();
  return (
    <AuthStage title={say(text.forgotTitle)}>
      <ForgotPasswordForm onLogin={() => back('/login')} />
    </AuthStage>
  );
}
