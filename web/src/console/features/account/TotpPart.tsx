import { consoleSession, type StaffInfo } from '@pavilion/protocol/staff.ts';
import { useState } from 'react';
import { useAction } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { besideField } from '../../../parts/besideField.ts';
import { PasswordInput } from '../../../parts/PasswordInput.tsx';
import { Qr } from '../../../parts/Qr.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/Field.tsx';
import { Status } from '../../../ui/Status.tsx';
import { text } from './account.text.ts';
import { CodesLeft, NewCodes } from './RecoveryCodes.tsx';

const code = { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 6 } as const;

/** When off, it shows a secret to scan and asks for its first code. When on, password and code turn it off. */
export function TotpPart({ staff }: { staff: StaffInfo }) {
  const say = useSay();
  const setup = useAction(consoleSession.setupTotp, {});
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <NewCodes codes={codes} onKept={() => setCodes(undefined)} />;
  return (
    <div className="grid gap-5">
      {staff.totpNeeded && (
        <p role="status" className="text-14 text-amber">
          {say(text.needed)}
        </p>
      )}
      <Status tone={staff.totpEnabled ? 'mint' : 'quiet'}>{say(staff.totpEnabled ? text.on : text.off)}</Status>
      {staff.totpEnabled ? (
        <>
          <CodesLeft left={staff.recoveryCodesLeft} onCodes={setCodes} />
          <TurnOff />
        </>
      ) : setup.data ? (
        <TurnOn {...setup.data} onCancel={setup.reset} onCodes={setCodes} />
      ) : (
        <Button
          small
          kind={staff.totpNeeded ? 'amber' : 'line'}
          icon="lock"
          className="justify-self-start"
          loading={setup.isPending}
          onClick={() => void setup.run()}
        >
          {say(text.setUp)}
        </Button>
      )}
    </div>
  );
}

interface TurningOn {
  secret: string;
  url: string;
  onCancel: () => void;
  onCodes: (codes: readonly string[]) => void;
}
function TurnOn({ secret, url, onCancel, onCodes }: TurningOn) {
  const say = useSay();
  const form = useForm(consoleSession.enableTotp.input, { totp: '' });
  const enable = useAction(consoleSession.enableTotp, {
    form,
    refresh: [consoleSession.me],
    done: say(text.enabled),
    onFailed: besideField(form, { totpWrong: 'totp' }),
    onDone: ({ codes }) => {
      onCodes(codes);
      onCancel();
    },
  });
  return (
    <form noValidate onSubmit={form.send(enable.run)} className="grid gap-5">
      <p className="text-fg-2">{say(text.scan)}</p>
      <Qr of={url} label={say(text.qr)} />
      <p className="text-14 text-fg-3">
        {say(text.secret)}
        <code className="num mt-1 block text-19 tracking-[0.12em] text-fg select-all">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <Input {...form.field('totp')} {...code} autoFocus hint={say(text.othersEnd)} />
      <div className="flex gap-3">
        <Button kind="amber" small type="submit" loading={enable.isPending}>
          {say(text.enable)}
        </Button>
        <Button small kind="quiet" onClick={onCancel}>
          {say(text.cancel)}
        </Button>
      </div>
    </form>
  );
}

function TurnOff() {
  const say = useSay();
  const [byCode, setByCode] = useState(false);
  const form = useForm(consoleSession.disableTotp.input, { password: '' });
  const disable = useAction(consoleSession.disableTotp, {
    form,
    refresh: [consoleSession.me],
    done: say(text.disabled),
    onFailed: besideField(form, {
      totpWrong: 'totp',
      recoveryCodeWrong: 'recoveryCode',
      oldPasswordWrong: 'password',
    }),
  });
  return (
    <form noValidate onSubmit={form.send(disable.run)} className="grid gap-5 border-t border-line pt-5">
      <PasswordInput {...form.field('password')} autoComplete="current-password" />
      {byCode ? (
        <Input {...form.field('recoveryCode')} required autoComplete="off" spellCheck={false} />
      ) : (
        <Input {...form.field('totp')} required {...code} />
      )}
      <button
        type="button"
        className="inline-flex min-h-11 items-center justify-self-start text-14 text-lilac hover:text-fg"
        onClick={() => {
          form.unregister(byCode ? 'recoveryCode' : 'totp');
          setByCode(!byCode);
        }}
      >
        {say(byCode ? text.disableByTotp : text.disableLost)}
      </button>
      <Button small kind="danger" type="submit" className="justify-self-start" loading={disable.isPending}>
        {say(text.disable)}
      </Button>
    </form>
  );
}
