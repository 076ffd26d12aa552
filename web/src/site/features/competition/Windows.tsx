import type { Competition } from '@pavilion/protocol/competition.ts';
import { type WindowPhase, windowPhase } from '@pavilion/protocol/windowPhase.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { useServerNow } from '../../../parts/activity/serverClock.ts';
import { Status, type Tone } from '../../../ui/Status.tsx';
import { Countdown } from '../../parts/activity/Countdown.tsx';
import { text } from './competition.text.ts';

const tones: Record<WindowPhase, Tone> = { unset: 'quiet', before: 'lilac', open: 'amber', over: 'quiet' };

/** The entry and voting windows: dates, state by the server's clock, and a countdown to the next change. */
export function Windows({ competition }: { competition: Competition }) {
  const say = useSay();
  const { entryOpensAt, entryClosesAt, votingOpensAt, votingClosesAt, votesPerDay } = competition;
  return (
    <dl className="cp-windows">
      <Window name={say(text.entryWindow)} opensAt={entryOpensAt} closesAt={entryClosesAt} />
      <Window
        name={say(text.votingWindow)}
        opensAt={votingOpensAt}
        closesAt={votingClosesAt}
        note={say(text.perDay, votesPerDay)}
      />
    </dl>
  );
}

interface WindowProps {
  name: string;
  opensAt: string | null;
  closesAt: string | null;
  note?: string;
}
function Window({ name, opensAt, closesAt, note }: WindowProps) {
  const say = useSay();
  const { date } = useFormat();
  const now = useServerNow();
  const phase = windowPhase(opensAt, closesAt, now);
  return (
    <div data-phase={phase}>
      <dt>
        {name}
        <Status tone={tones[phase]} glow={phase === 'open'}>
          {say(text[phase])}
        </Status>
      </dt>
      <dd>
        {opensAt && closesAt ? (
          <>
            <span className="num dates">{say(text.from, date(opensAt, 5), date(closesAt, 5))}</span>
            {phase === 'before' && (
              <span className="left">
                {say(text.opensIn)} <Countdown until={opensAt} now={now} />
              </span>
            )}
            {phase === 'open' && (
              <span className="left">
                {say(text.closesIn)} <Countdown until={closesAt} now={now} />
              </span>
            )}
          </>
        ) : (
          <span className="text-fg-3">{say(text.unset)}</span>
        )}
        {note && <span className="note">{note}</span>}
      </dd>
    </div>
  );
}
