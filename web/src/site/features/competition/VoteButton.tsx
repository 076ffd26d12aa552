import type { Competition } from '@pavilion/protocol/competition.ts';
import { windowPhase } from '@pavilion/protocol/windowPhase.ts';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { Link } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { useServerNow } from '../../../parts/activity/serverClock.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Countdown } from '../../parts/activity/Countdown.tsx';
import { text } from './competition.text.ts';

/** Shows the state of the voting window; a click explains it, so that the button is never dead. */
export function VoteButton({ competition }: { competition: Competition }) {
  const say = useSay();
  const { date } = useFormat();
  const now = useServerNow();
  const [isOpen, setOpen] = useState(false);
  const { votingOpensAt, votingClosesAt } = competition;
  const phase = windowPhase(votingOpensAt, votingClosesAt, now);
  const words = {
    unset: say(text.voteUnset),
    before: say(text.voteBefore, votingOpensAt ? date(votingOpensAt, 5) : ''),
    open: say(text.vote),
    over: say(text.voteOver),
  }[phase];
  return (
    <>
      <Button
        kind={phase === 'over' ? 'line' : 'amber'}
        icon="heart"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {words}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={say(text.voteTitle)}
        description={<WindowText competition={competition} now={now} />}
        actions={
          <>
            {phase !== 'over' && (
              <Link to="/personal/userAuthe" className={buttonClass('line')}>
                {say(text.certify)}
              </Link>
            )}
            <Button kind="amber" onClick={() => setOpen(false)}>
              {say(text.close)}
            </Button>
          </>
        }
      >
        {phase === 'before' && votingOpensAt && (
          <p className="cp-countdown">
            <span>{say(text.opensIn)}</span>
            <Countdown until={votingOpensAt} now={now} />
          </p>
        )}
        {phase !== 'over' && (
          <p className="text-14 text-fg-2">
            {say(text.perDay, competition.votesPerDay)}
            <br />
            {say(text.windowMeanwhile)}
          </p>
        )}
      </Dialog>
    </>
  );
}

function WindowText({ competition, now }: { competition: Competition; now: number }) {
  const say = useSay();
  const { date } = useFormat();
  const { votingOpensAt: opens, votingClosesAt: closes } = competition;
  const phase = windowPhase(opens, closes, now);
  if (!opens || !closes) return say(text.windowUnset);
  if (phase === 'before') return say(text.windowBefore, date(opens, 5), date(closes, 5));
  return phase === 'open' ? say(text.windowOpen, date(closes, 5)) : say(text.windowOver, date(closes, 5));
}
