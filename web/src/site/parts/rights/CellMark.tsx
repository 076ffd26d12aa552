import { CellState } from '@pavilion/protocol/rights.ts';
import { useSay } from '../../../lib/locale.ts';
import { stateTone, text } from '../../../parts/rights/rights.text.ts';
import { cx } from '../../../ui/cx.ts';
import type { Tally } from './cells.ts';

type Shown = CellState | 'some';
/** A ring that is open, half filled or struck out: each state has its own shape, so that colour is never the only sign. */
const shapes: Record<Shown, string> = {
  free: 'M2.5 8a5.5 5.5 0 1 0 11 0 5.500 5.500 0 1 0-11 0',
  some: 'M8 2.500a5.500 5.500 0 0 0 0 11',
  held: 'M2.500 8a5.500 5.500 0 1 0 11 0 5.500 5.500 0 1 0-11 0M8 5v3.200l2.200 1.300',
  sold: 'M3 3h10v10H3zM5.800 5.800l4.400 4.400M10.200 5.800l-4.400 4.400',
  notOffered: 'M4.500 8h7',
};
export function CellMark({ state, className }: { state: Shown; className?: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={cx('size-4 shrink-0', stateTone[state], className)}>
      <path
        d={shapes[state]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {state === 'free' && <circle cx="8" cy="8" r="2.400" fill="currentColor" />}
      {state === 'some' && <path d="M8 2.500a5.500 5.500 0 0 1 0 11" fill="currentColor" />}
    </svg>
  );
}
/** Returns the label of a state, also of many cells together. */
export function useStateWord(): (state: Shown) => string {
  const say = useSay();
  return (state) => say(state === 'some' ? text.some : CellState.label(state));
}
export function CellWord({ state, className }: { state: Shown; className?: string }) {
  const word = useStateWord();
  return (
    <span className={cx('inline-flex items-center gap-1.5 whitespace-nowrap', className)}>
      <CellMark state={state} />
      {word(state)}
    </span>
  );
}

const parts = ['free', 'held', 'sold'] as const;
const fills = { free: 'bg-mint', held: 'bg-sky', sold: 'bg-rose' };
/** The shares of the states as a thin bar; the figures next to it have the same content. */
export function TallyBar({ tally, className }: { tally: Tally; className?: string }) {
  return (
    <span aria-hidden="true" className={cx('flex h-[3px] gap-px overflow-hidden rounded-pill bg-ink-4', className)}>
      {parts.map(
        (part) => tally[part] > 0 && <span key={part} className={fills[part]} style={{ flexGrow: tally[part] }} />,
      )}
      {tally.notOffered > 0 && <span style={{ flexGrow: tally.notOffered }} />}
    </span>
  );
}
