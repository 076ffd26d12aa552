import { accounts, ForgetPassword } from '@pavilion/protocol/accounts.ts';
import type { DemoMail } from '@pavilion/protocol/demoMail.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { useEffect, useState } from 'react';
import { useAction } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { DemoMailNote } from '../../../parts/DemoMailNote.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Input } from '../../../ui/Field.tsx';
import { text } from './accounts.text.ts';

interface Sent {
  email: string;
  demo: DemoMail | undefined;
}

/** One email field and “Next Step”. `onLogin` is called by ‘log in now’: it goes back, or to the popup's first view (spec §4). */
export function ForgotPasswordForm({ onLogin }: { onLogin: () => void }) {
  const say = useSay();
  const [sent, setSent] = useState<Sent>();
  const form = useForm(ForgetPassword, { email: '' });
  const forget = useAction(accounts.forgetPassword, {
    form,
    failed: say(text.submissionFailed),
    onDone: ({ demo }, { email }) => setSent({ email, demo }),
  });
  return (
    <>
      <form noValidate onSubmit={form.send(forget.run)} className="grid gap-5">
        <p className="text-fg-2">{say(text.forgotLead)}</p>
        <Input {...form.field('email')} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" />
        <Button type="submit" kind="amber" loading={forget.isPending}>
          {say(text.nextStep)}
        </Button>
      </form>
      {sent && (
        <SentDialog
          sent={sent}
          onClose={() => setSent(undefined)}
          onLogin={() => {
            setSent(undefined);
            onLogin();
          }}
        />
      )}
    </>
  );
}

/** Shows where the link was sent; ‘resend’ sends it again after the countdown (product §2). */
function SentDialog({ sent, onClose, onLogin }: { sent: Sent; onClose: () => void; onLogin: () => void }) {
  const { email } = sent;
  const [demo, setDemo] = useState(sent.demo);
  const say = useSay();
  const rest = useRest(limits.emailCountdownSeconds);
  const again = useAction(accounts.forgetPassword, {
    hidden: true,
    done: say(text.resent),
    failed: say(text.submissionFailed),
    onDone: (answer) => {
      setDemo(answer.demo);
      rest.start();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={say(text.sentTitle)}
      description={say(text.sentBody, email)}
      actions={
        <>
          <Button disabled={rest.left > 0} loading={again.isPending} onClick={() => void again.run({ email })}>
            {rest.left > 0 ? say(text.resendIn, rest.left) : say(text.resend)}
          </Button>
          <Button kind="amber" onClick={onLogin}>
            {say(text.logInNow)}
          </Button>
        </>
      }
    >
      <DemoMailNote mail={demo} onLeave={onClose} />
    </Dialog>
  );
}
/** Returns the seconds left of a pause that begins at once and can be restarted; measured by the clock. */
function useRest(seconds: number) {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [left]);
  return {
    left,
    start() {
      setNow(Date.now());
      setEndsAt(Date.now() + seconds * 1000);
    },
  };
}
