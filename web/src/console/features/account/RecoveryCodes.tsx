import { recoveryCodeCount } from '@pavilion/protocol/recoveryCodes.ts';
import { consoleSession } from '@pavilion/protocol/staff.ts';
import { useState } from 'react';
import { useAction } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { toast } from '../../../lib/toast.ts';
import { besideField } from '../../../parts/besideField.ts';
import { PasswordInput } from '../../../parts/PasswordInput.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/Field.tsx';
import { text } from './account.text.ts';

/** With fewer codes the page recommends new ones. */
const few = 3;

/** Shows new codes once, until the person confirms that they are saved. */
export function NewCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const say = useSay();
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.success(say(text.codesCopied));
    } catch {
      // Browsers refuse the clipboard on insecure pages or without permission.
      toast.error(say(text.copyFailed));
    }
  }
  return (
    <section aria-label={say(text.codesHeading)} className="grid gap-5">
      <p role="status" className="text-fg-2">
        {say(text.codesLead)}
      </p>
      <ol className="grid grid-cols-1 gap-x-8 gap-y-2 rounded-card bg-ink-3 p-4 select-all tablet:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="num text-17 tracking-[0.06em]">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button kind="amber" small onClick={onKept}>
          {say(text.codesKept)}
        </Button>
        <Button small onClick={() => void copy()}>
          {say(text.copyCodes)}
        </Button>
      </div>
    </section>
  );
}

/** The number of codes left, and a button for new ones. */
export function CodesLeft({ left, onCodes }: { left: number; onCodes: (codes: readonly string[]) => void }) {
  const say = useSay();
  const [renewing, setRenewing] = useState(false);
  const isShort = left < few;
  return (
    <section aria-label={say(text.codesHeading)} className="grid gap-5">
      <p className={isShort ? 'text-14 text-amber' : 'text-14 text-fg-2'}>
        {[say(text.codesLeft, String(left), String(recoveryCodeCount)), isShort && say(text.codesFew)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {renewing ? (
        <Renew onCancel={() => setRenewing(false)} onCodes={onCodes} />
      ) : (
        <Button small className="justify-self-start" onClick={() => setRenewing(true)}>
          {say(text.renew)}
        </Button>
      )}
    </section>
  );
}

function Renew({ onCancel, onCodes }: { onCancel: () => void; onCodes: (codes: readonly string[]) => void }) {
  const say = useSay();
  const form = useForm(consoleSession.renewRecoveryCodes.input, { password: '', totp: '' });
  const renew = useAction(consoleSession.renewRecoveryCodes, {
    form,
    refresh: [consoleSession.me],
    onFailed: besideField(form, { totpWrong: 'totp', oldPasswordWrong: 'password' }),
    onDone: ({ codes }) => onCodes(codes),
  });
  return (
    <form noValidate onSubmit={form.send(renew.run)} className="grid gap-5">
      <PasswordInput {...form.field('password')} autoComplete="current-password" autoFocus />
      <Input {...form.field('totp')} inputMode="numeric" autoComplete="one-time-code" hint={say(text.renewHint)} />
      <div className="flex flex-wrap gap-3">
        <Button kind="amber" small type="submit" loading={renew.isPending}>
          {say(text.renew)}
        </Button>
        <Button small kind="quiet" onClick={onCancel}>
          {say(text.cancel)}
        </Button>
      </div>
    </form>
  );
}
