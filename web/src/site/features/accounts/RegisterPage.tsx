import { useBack, useGo } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { toast } from '../../../lib/toast.ts';
import { AuthStage } from './AuthStage.tsx';
import { text } from './accounts.text.ts';
import { pathOf } from './pathOf.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { useLeaveWhenSignedIn } from './useLeaveWhenSignedIn.ts';

export default function RegisterPage() {
  const say = useSay();
  const go = useGo();
  const back = useBack();
  useLeaveWhenSignedIn();
  return (
    <AuthStage title={say(text.registerTitle)} inFull>
      <RegisterForm
        onView={(view) => go(pathOf[view], {}, { replace: true })}
        onRegistered={() => {
          toast.success(say(text.registeredTitle));
          back('/login');
        }}
      />
    </AuthStage>
  );
}
