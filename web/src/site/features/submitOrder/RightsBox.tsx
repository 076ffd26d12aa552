import { Medium } from '@pavilion/protocol/media.ts';
import type { Preorder } from '@pavilion/protocol/orders.ts';
import { type Cell, CellReason } from '@pavilion/protocol/rights.ts';
import { blockedBy, workLabel } from '@pavilion/protocol/works.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { inGroups } from '../../../parts/rights/regions.ts';
import { text as rightsText } from '../../../parts/rights/rights.text.ts';
import { useTerritories } from '../../../parts/rights/useTerritories.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { CellMark, CellWord } from '../../parts/rights/CellMark.tsx';
import { nextStartOf } from '../../parts/rights/cells.ts';
import type { ChosenLicence } from '../../parts/rights/licenceParams.ts';
import { text } from './submitOrder.text.ts';
import { useChange } from './useChosen.ts';

const most = 8;

/** All cells of the order in one sentence; unavailable ones by name, with an alternative. */
export function RightsBox({ chosen, quote, isFresh }: { chosen: ChosenLicence; quote: Preorder; isFresh: boolean }) {
  const say = useSay();
  const { number, date } = useFormat();
  const { nameOf, groups } = useTerritories();
  const change = useChange(chosen);
  const works = new Map(quote.works.map((work) => [work.id, work]));
  const blockerOf = ({ workId }: Cell) => {
    const work = workId === undefined ? undefined : works.get(workId);
    return work && ` · ${say(blockedBy[work.relation], say(workLabel(work)))}`;
  };
  const taken = quote.cells.filter((cell) => cell.state !== 'free');
  if (taken.length === 0)
    return (
      <p className="flex items-start gap-3" data-stale={!isFresh || undefined}>
        <CellMark state="free" className="mt-1" />
        {say(text.allFree, number(quote.cells.length))}
      </p>
    );
  const blocked = new Set(taken.map((cell) => cell.territory));
  const rest = quote.countries.filter((country) => !blocked.has(country));
  const next = nextStartOf(taken);
  return (
    <div role="alert" className="grid gap-3">
      <p>{say(text.someTaken, number(taken.length), number(quote.cells.length))}</p>
      <ul className="taken">
        {taken.slice(0, most).map((cell) => (
          <li key={`${cell.medium} ${cell.territory}`}>
            <CellWord state={cell.state} />
            <span>
              <b>{nameOf(cell.territory)}</b> · {say(Medium.label(cell.medium))}
              <small>
                {say(CellReason.label(cell.reason))}
                {blockerOf(cell)}
                {cell.until && ` · ${say(rightsText.until, date(cell.until))}`}
                {cell.nextFree && ` · ${say(rightsText.nextFree, date(cell.nextFree))}`}
              </small>
            </span>
          </li>
        ))}
        {taken.length > most && <li className="text-fg-3">{say(text.more, number(taken.length - most))}</li>}
      </ul>
      <div className="flex flex-wrap gap-2">
        {next && (
          <button type="button" className="chip" onClick={() => change({ startDate: next })}>
            <Icon name="calendar" />
            {say(text.startFrom, date(next))}
          </button>
        )}
        {rest.length > 0 && groups && (
          <button type="button" className="chip" onClick={() => change({ territories: inGroups(rest, groups) })}>
            <Icon name="minus" />
            {say(text.leaveOut)}
          </button>
        )}
      </div>
    </div>
  );
}
