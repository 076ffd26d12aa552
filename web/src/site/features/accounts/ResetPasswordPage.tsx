import { accounts, ResetPassword } from '@pavilion/protocol/accounts.ts';
import { errors } from '@pavilion/protocol/errors.ts';
import { useState } from 'react';
import { useAction } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { Link, useGo } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { fitting, useSearchParams } from '../../../lib/searchParams.ts';
import { toast } from '../../../lib/toast.ts';
import { besideField } from '../../../parts/besideField.ts';
import { PasswordInput } from '../../../parts/PasswordInput.tsx';
import { passwordText } from '../../../parts/password.text.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { AuthStage } from './AuthStage.tsx';
import { text } from './accounts.text.ts';
import { pathOf } from './pathOf.ts';

const address = { token: fitting((raw) => raw !== '') };

/** The page of the mailed reset link. */
export default function ResetPasswordPage() {
  const say = useSay();
  const token = useSearchParams('/resetpassword', address).token;
  const [dead, setDead] = useState(!token);
  return (
    <AuthStage title={say(text.resetTitle)}>
      {dead || !token ? (
        <div className="grid justify-items-start gap-5">
          <p role="alert" className="text-fg-2">
            {say(text.linkDead)}
          </p>
          <Link to={pathOf.forgotPassword} className={buttonClass('amber')}>
            {say(text.newLink)}
          </Link>
        </div>
      ) : (
        <ResetForm token={token} onDead={() => setDead(true)} />
      )}
    </AuthStage>
  );
}
function ResetForm({ token, onDead }: { token: string; onDead: () => void }) {
  const say = useSay();
  const go = useGo();
  const form = useForm(ResetPassword, { token, password: '', confirmPassword: '' });
  const reset = useAction(accounts.resetPassword, {
    form,
    failed: say(text.submissionFailed),
    onFailed: (error) => {
      if (error.code === errors.resetLinkInvalid.code) onDead();
      else
        return besideField(form, {
          passwordSameAsOld: 'password',
          passwordTooCommon: 'password',
          passwordHoldsName: 'password',
          passwordMismatch: 'confirmPassword',
        })(error);
      return true;
    },
    onDone: () => {
      toast.success(say(text.resetDone));
      go('/login', {}, { replace: true });
    },
  });
  return (
    <form noValidate onSubmit={form.send(reset.run)} className="grid gap-5">
      <p className="text-fg-2">{say(text.resetLead)}</p>
      <PasswordInput
        {...form.field('password')}
        label={say(text.newPassword)}
        hint={say(passwordText.rule)}
        autoComplete="new-password"
      />
      <PasswordInput {...form.field('confirmPassword')} autoComplete="new-password" />
      <Button type="submit" kind="amber" loading={reset.isPending}>
        {say(text.setPassword)}
      </Button>
    </form>
  );
}
