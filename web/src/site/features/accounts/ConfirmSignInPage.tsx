import { accounts } from '@pavilion/protocol/accounts.ts';
import { errors } from '@pavilion/protocol/errors.ts';
import { useState } from 'react';
import { useAction } from '../../../lib/api.ts';
import { Link, useGo } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { fitting, useSearchParams } from '../../../lib/searchParams.ts';
import { toast } from '../../../lib/toast.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { AuthStage } from './AuthStage.tsx';
import { text } from './accounts.text.ts';

const address = { token: fitting((raw) => raw !== '') };

/** Reopens an account dormant after 180 days. It needs a click, because mail programs open links on their own. */
export default function ConfirmSignInPage() {
  const say = useSay();
  const go = useGo();
  const token = useSearchParams('/confirmSignIn', address).token;
  const [dead, setDead] = useState(!token);
  const confirm = useAction(accounts.confirmSignIn, {
    failed: say(text.submissionFailed),
    onFailed: (error) => {
      if (error.code !== errors.resetLinkInvalid.code) return false;
      setDead(true);
      return true;
    },
    onDone: () => {
      toast.success(say(text.confirmed));
      go('/login', {}, { replace: true });
    },
  });
  return (
    <AuthStage title={say(text.confirmSignInTitle)}>
      <div className="grid justify-items-start gap-5">
        <p className="text-fg-2" role={dead ? 'alert' : undefined}>
          {say(dead ? text.confirmDead : text.confirmLead)}
        </p>
        {dead || !token ? (
          <Link to="/login" className={buttonClass('amber')}>
            {say(text.login)}
          </Link>
        ) : (
          <Button kind="amber" loading={confirm.isPending} onClick={() => void confirm.run({ token })}>
            {say(text.confirmSignIn)}
          </Button>
        )}
      </div>
    </AuthStage>
  );
}
