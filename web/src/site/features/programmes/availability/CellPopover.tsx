import { Medium } from '@pavilion/protocol/media.ts';
import type { Cell } from '@pavilion/protocol/rights.ts';
import { type CSSProperties, type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useFormat } from '../../../../lib/format.ts';
import { useSay } from '../../../../lib/locale.ts';
import { isOneOf } from '../../../../lib/oneOf.ts';
import { useTerritories } from '../../../../parts/rights/useTerritories.ts';
import { Portal } from '../../../../ui/Portal.tsx';
import { CellWord } from '../../../parts/rights/CellMark.tsx';
import type { Licence } from '../useLicence.ts';
import { text } from './board.text.ts';
import { type Cells, useCellLines } from './useBoard.ts';

interface Told {
  name: string;
  medium: Medium;
  countries: readonly string[];
  box: DOMRect;
}
/** The pointer crosses a gap between the cell and the popover. */
const graceMs = 140;

/** Returns the cell of the popover: the one under the pointer or with the focus; a touch pins it. */
export function useCellPopover() {
  const [told, setTold] = useState<Told>();
  const [pinned, setPinned] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef<HTMLElement>(undefined);
  const close = () => {
    setTold(undefined);
    setPinned(false);
  };
  function tell(target: EventTarget | null): HTMLElement | undefined {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
    if (!cell) return undefined;
    const [medium, ...countries] = cell.dataset.cell!.split(' ');
    if (!isOneOf(Medium.names, medium)) return undefined;
    from.current = cell;
    setTold({ name: cell.dataset.name ?? '', medium, countries, box: cell.getBoundingClientRect() });
    return cell;
  }
  const stay = () => clearTimeout(leaving.current);
  function leave() {
    stay();
    leaving.current = setTimeout(() => !pinned && close(), graceMs);
  }
  useEffect(() => {
    if (!told) return;
    const away = () => {
      setTold(undefined);
      setPinned(false);
    };
    const keys = (e: globalThis.KeyboardEvent) => e.key === 'Escape' && away();
    // Closes on scroll, because the popover would no longer be at its cell.
    window.addEventListener('scroll', away, { passive: true, capture: true });
    window.addEventListener('keydown', keys);
    return () => {
      window.removeEventListener('scroll', away, { capture: true });
      window.removeEventListener('keydown', keys);
    };
  }, [told]);
  return {
    told,
    pinned,
    stay,
    leave,
    close() {
      close();
      from.current?.focus();
    },
    pin(cell: HTMLElement) {
      tell(cell);
      setPinned(true);
    },
    handlers: {
      onPointerOver(e: PointerEvent<HTMLElement>) {
        if (pinned) return;
        stay();
        if (!tell(e.target)) leave();
      },
      onPointerLeave: leave,
      onFocus(e: FocusEvent<HTMLElement>) {
        if (pinned && e.target !== from.current) setPinned(false);
        if (e.target.matches(':focus-visible')) tell(e.target);
      },
      onBlur(e: FocusEvent<HTMLElement>) {
        if (!(e.relatedTarget instanceof Element && e.relatedTarget.closest('.tell'))) leave();
      },
    },
  };
}

/** The reason, until when, and when it is free next. Screen readers get the same in the cell's label. */
export function CellPopover({
  told: state,
  cells,
  licence,
}: {
  told: ReturnType<typeof useCellPopover>;
  cells: Cells;
  licence: Licence;
}) {
  const { told, pinned } = state;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (pinned) button.current?.focus();
  }, [pinned]);
  if (!told) return null;
  const own = cells.of(told.medium, told.countries);
  const below = told.box.top < 260;
  const place: CSSProperties = {
    left: Math.max(170, Math.min(window.innerWidth - 170, told.box.left + told.box.width / 2)),
    ...(below ? { top: told.box.bottom + 8 } : { bottom: window.innerHeight - told.box.top + 8 }),
  };
  return (
    <Portal>
      <div className="tell" style={place} onPointerEnter={state.stay} onPointerLeave={state.leave}>
        {own.length > 1 ? (
          <TellMany told={told} own={own} cells={cells} />
        ) : (
          own[0] && (
            <TellOne told={told} cell={own[0]} cells={cells} licence={licence} button={button} onDone={state.close} />
          )
        )}
      </div>
    </Portal>
  );
}
function TellHead({ told }: { told: Told }) {
  const say = useSay();
  return (
    <p className="mb-1.5 flex items-baseline justify-between gap-4">
      <b>{told.name}</b>
      <span className="text-fg-3">{say(Medium.label(told.medium))}</span>
    </p>
  );
}
function TellOne({
  told,
  cell,
  cells,
  licence,
  button,
  onDone,
}: {
  told: Told;
  cell: Cell;
  cells: Cells;
  licence: Licence;
  button: React.RefObject<HTMLButtonElement | null>;
  onDone: () => void;
}) {
  const say = useSay();
  const { date } = useFormat();
  const lines = useCellLines();
  const { nextFree } = cell;
  return (
    <>
      <TellHead told={told} />
      <CellWord state={cell.state} />
      {lines(cell).map((line) => (
        <p key={line} className="text-fg-2">
          {line}
        </p>
      ))}
      {cell.state === 'free' && (
        <p className="mt-1.5 text-fg-3">
          {say(cells.isPicked(cell.medium, [cell.territory]) ? text.clickToTakeOut : text.clickToAdd)}
        </p>
      )}
      {nextFree && (
        <button
          ref={button}
          type="button"
          className="chip mt-2.5 w-full justify-center"
          onClick={() => {
            licence.change({ startDate: nextFree });
            onDone();
          }}
        >
          {say(text.startFrom, date(nextFree))}
        </button>
      )}
    </>
  );
}
/** For a region: lists what is taken by name, so that it need not be expanded. */
function TellMany({ told, own, cells }: { told: Told; own: readonly Cell[]; cells: Cells }) {
  const say = useSay();
  const { list } = useTerritories();
  const free = own.filter((cell) => cell.state === 'free').map((cell) => cell.territory);
  return (
    <>
      <TellHead told={told} />
      {(['free', 'held', 'sold', 'notOffered'] as const).map((state) => {
        const there = own.filter((cell) => cell.state === state).map((cell) => cell.territory);
        return (
          there.length > 0 && (
            <p key={state} className="mt-1 grid grid-cols-[7.5em_1fr] gap-2">
              <CellWord state={state} />
              <span className="text-fg-2">{list(there, 5)}</span>
            </p>
          )
        );
      })}
      {free.length > 0 && (
        <p className="mt-1.5 text-fg-3">
          {say(cells.isPicked(told.medium, free) ? text.clickToTakeOut : text.clickToAdd)}
        </p>
      )}
    </>
  );
}
