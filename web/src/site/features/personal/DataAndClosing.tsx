import { accounts, CloseAccount } from '@pavilion/protocol/accounts.ts';
import { useId, useState } from 'react';
import { useAction } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useGo } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { clearSession } from '../../../lib/session.ts';
import { besideField } from '../../../parts/besideField.ts';
import { PasswordInput } from '../../../parts/PasswordInput.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { text } from './personal.text.ts';

/** Export of the user's data, and closing the account (product §2). */
export function DataAndClosing() {
  const say = useSay();
  const [closing, setClosing] = useState(false);
  const exportData = useAction(accounts.exportMyData, {
    done: say(text.exportReady),
    failed: say(text.exportFailed),
    onDone: ({ url }) => download(url),
  });
  return (
    <div className="grid gap-8">
      <div className="grid justify-items-start gap-3">
        <p className="text-fg-2">{say(text.exportBody)}</p>
        <Button small icon="download" loading={exportData.isPending} onClick={() => void exportData.run()}>
          {say(text.exportData)}
        </Button>
      </div>
      <div className="grid justify-items-start gap-3">
        <p className="text-fg-2">{say(text.closeBody)}</p>
        <Button small kind="danger" onClick={() => setClosing(true)}>
          {say(text.closeTitle)}
        </Button>
      </div>
      {closing && <CloseDialog onClose={() => setClosing(false)} />}
    </div>
  );
}
function download(url: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
function CloseDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const go = useGo();
  const formId = useId();
  const form = useForm(CloseAccount, { password: '' });
  const close = useAction(accounts.closeMyAccount, {
    form,
    done: say(text.closed),
    failed: say(text.submissionFailed),
    onFailed: besideField(form, {
      oldPasswordWrong: 'password',
      wrongCredentials: 'password',
      accountHasOpenOrders: 'password',
    }),
    onDone: () => {
      clearSession();
      go('/home', {}, { replace: true });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={say(text.closeAskTitle)}
      description={say(text.closeAskBody)}
      actions={
        <>
          <Button onClick={onClose}>{say(text.cancel)}</Button>
          <Button kind="danger" type="submit" form={formId} loading={close.isPending}>
            {say(text.closeTitle)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.send(close.run)}>
        <PasswordInput {...form.field('password')} autoComplete="current-password" />
      </form>
    </Dialog>
  );
}
