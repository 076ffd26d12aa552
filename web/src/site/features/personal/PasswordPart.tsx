import { accounts, ChangePassword } from '@pavilion/protocol/accounts.ts';
import { useId, useState } from 'react';
import { useAction } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { signIn } from '../../../lib/session.ts';
import { besideField } from '../../../parts/besideField.ts';
import { PasswordInput } from '../../../parts/PasswordInput.tsx';
import { passwordText } from '../../../parts/password.text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { text } from './personal.text.ts';

export function PasswordPart() {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-fg-2">{say(text.passwordBody)}</p>
      <Button small icon="lock" onClick={() => setOpen(true)}>
        {say(text.changePasswordTitle)}
      </Button>
      {open && <PasswordDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
/** Old password, new password, and its repetition (spec §3, §5). */
function PasswordDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const formId = useId();
  const form = useForm(ChangePassword, { oldPassword: '', password: '', confirmPassword: '' });
  const change = useAction(accounts.changeUserPassword, {
    form,
    done: say(text.passwordChanged),
    failed: say(text.editFailed),
    onFailed: besideField(form, {
      oldPasswordWrong: 'oldPassword',
      passwordTooCommon: 'password',
      passwordHoldsName: 'password',
      passwordSameAsOld: 'password',
      passwordMismatch: 'confirmPassword',
    }),
    refresh: [accounts.mySessions],
    // The old token ended with all the others.
    onDone: ({ token }) => {
      signIn(token);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={say(text.changePasswordTitle)}
      actions={
        <>
          <Button onClick={onClose}>{say(text.cancel)}</Button>
          <Button kind="amber" type="submit" form={formId} loading={change.isPending}>
            {say(text.save)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.send(change.run)} className="grid gap-4">
        <PasswordInput {...form.field('oldPassword')} autoComplete="current-password" />
        <PasswordInput
          {...form.field('password')}
          label={say(text.newPassword)}
          hint={say(passwordText.rule)}
          autoComplete="new-password"
        />
        <PasswordInput {...form.field('confirmPassword')} autoComplete="new-password" />
      </form>
    </Dialog>
  );
}
