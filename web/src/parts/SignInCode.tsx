import type { accounts } from '@pavilion/protocol/accounts.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import type { consoleSession } from '@pavilion/protocol/staff.ts';
import { type ComponentProps, useState } from 'react';
import { useAction } from '../lib/api.ts';
import { useSay } from '../lib/locale.ts';
import { CountdownButton } from '../ui/Countdown.tsx';
import { Input } from '../ui/Field.tsx';
import { DemoMailNote } from './DemoMailNote.tsx';
import { signInCodeText as text } from './signInCode.text.ts';

interface Props {
  endpoint: typeof accounts.getSignInCode | typeof consoleSession.getSignInCode;
  username: () => string;
  /** Called once a code was sent, so that the field is required only then. */
  field: () => ComponentProps<typeof Input>;
}
/** Sign-in by mailed code, shown when too many attempts have slowed this sign-in down. */
export function SignInCode({ endpoint, username, field }: Props) {
  const say = useSay();
  const [sent, setSent] = useState(false);
  const getCode = useAction(endpoint, { hidden: true, done: say(text.sent), failed: say(text.failed) });
  async function send(): Promise<boolean> {
    const done = (await getCode.run({ username: username() })) !== undefined;
    if (done) setSent(true);
    return done;
  }
  return (
    <div className="grid gap-4 rounded-card border border-line p-4">
      <p role="status" className="text-14 text-fg-2">
        {say(text.lead)}
      </p>
      {sent && <Input {...field()} required inputMode="numeric" autoComplete="one-time-code" />}
      <div>
        <CountdownButton
          seconds={limits.emailCountdownSeconds}
          counting={(left) => say(text.again, left)}
          onClick={send}
          loading={getCode.isPending}
        >
          {say(text.send)}
        </CountdownButton>
      </div>
      <DemoMailNote mail={getCode.data?.demo} />
    </div>
  );
}
