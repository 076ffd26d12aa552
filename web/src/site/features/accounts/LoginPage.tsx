import { useGo } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { AuthStage } from './AuthStage.tsx';
import { text } from './accounts.text.ts';
import { LoginForm } from './LoginForm.tsx';
import { pathOf } from './pathOf.ts';
import { useLeaveWhenSignedIn } from './useLeaveWhenSignedIn.ts';

export default function LoginPage() {
  const say = useSay();
  const go = useGo();
  useLeaveWhenSignedIn();
  return (
    <AuthStage title={say(text.loginTitle)}>
      <LoginForm onView={(view) => go(pathOf[view])} />
    </AuthStage>
  );
}
