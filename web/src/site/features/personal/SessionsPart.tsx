import { accounts, type MySession } from '@pavilion/protocol/accounts.ts';
import { useAction, useApi } from '../../../lib/api.ts';
import { confirm } from '../../../lib/confirm.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Status } from '../../../ui/Status.tsx';
import { text } from './personal.text.ts';

/** The user's sessions; each of the others, or all of them, can be ended. */
export function SessionsPart() {
  const say = useSay();
  const sessions = useApi(accounts.mySessions);
  const endOthers = useAction(accounts.endOtherSessions, {
    refresh: [accounts.mySessions],
    done: say(text.sessionsEnded),
    failed: say(text.sessionEndFailed),
  });
  async function askToEndOthers() {
    if (
      await confirm({
        title: say(text.endOthers),
        body: say(text.endOthersBody),
        ok: say(text.endSession),
        danger: true,
      })
    )
      await endOthers.run();
  }
  return (
    <section aria-label={say(text.sessionsTitle)} className="grid gap-3 border-t border-line pt-6">
      <h3 className="font-semibold">{say(text.sessionsTitle)}</h3>
      <p className="text-14 text-fg-2">{say(text.sessionsBody)}</p>
      <Loaded of={sessions}>
        {(rows) => (
          <>
            <ul className="grid">
              {rows.map((row) => (
                <SessionRow key={row.id} session={row} />
              ))}
            </ul>
            {rows.length > 1 && (
              <Button
                small
                className="justify-self-start"
                loading={endOthers.isPending}
                onClick={() => void askToEndOthers()}
              >
                {say(text.endOthers)}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function SessionRow({ session }: { session: MySession }) {
  const say = useSay();
  const { date } = useFormat();
  const device = session.device || say(text.unknownDevice);
  const end = useAction(accounts.endSession, {
    refresh: [accounts.mySessions],
    done: say(text.sessionEnded),
    failed: say(text.sessionEndFailed),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="font-medium">{device}</span>
          {session.current && <Status tone="mint">{say(text.thisSession)}</Status>}
        </p>
        <p className="text-13 text-fg-3">
          {say(text.sessionTimes, date(session.createdAt, 5), date(session.lastUsedAt, 5))}
          {session.network && ` · ${say(text.sessionNetwork, session.network)}`}
        </p>
      </div>
      {!session.current && (
        <Button
          small
          kind="quiet"
          loading={end.isPending}
          onClick={() => void end.run({ id: session.id })}
          aria-label={say(text.endSessionOf, device)}
        >
          {say(text.endSession)}
        </Button>
      )}
    </li>
  );
}
