import { Medium } from '@pavilion/protocol/media.ts';
import type { Cell } from '@pavilion/protocol/rights.ts';
import { useState } from 'react';
import { useFormat } from '../../../../lib/format.ts';
import { useSay } from '../../../../lib/locale.ts';
import type { Region } from '../../../../parts/rights/regions.ts';
import { useTerritories } from '../../../../parts/rights/useTerritories.ts';
import { cx } from '../../../../ui/cx.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { CellMark, CellWord, TallyBar } from '../../../parts/rights/CellMark.tsx';
import { stateOfMany, tallyOf } from '../../../parts/rights/cells.ts';
import type { ViewProps } from './BoardGrid.tsx';
import { text } from './board.text.ts';
import { useCellLines } from './useBoard.ts';

interface Props extends ViewProps {
  medium: Medium;
  onMedium: (medium: Medium) => void;
}
/** Phones: one medium at a time, its territories as a list. */
export function BoardList({ data, cells, licence, medium, onMedium }: Props) {
  const say = useSay();
  const [open, setOpen] = useState<string>();
  return (
    <>
      <div className="media" role="radiogroup" aria-label={say(text.medium)}>
        {data.media.map((one) => {
          const tally = tallyOf(cells.of(one, data.countries));
          return (
            <label key={one} className="pill">
              <input
                type="radio"
                name="board-medium"
                className="sr"
                checked={one === medium}
                onChange={() => onMedium(one)}
              />
              {say(Medium.label(one))}
              <span className="num">{tally.free}</span>
            </label>
          );
        })}
      </div>
      <ul className="places">
        {data.regions.map((region) => (
          <RegionRow
            key={region.key}
            region={region}
            medium={medium}
            cells={cells}
            licence={licence}
            open={open === region.key}
            onOpen={() => setOpen(open === region.key ? undefined : region.key)}
          />
        ))}
      </ul>
    </>
  );
}

type RowProps = Pick<Props, 'cells' | 'licence' | 'medium'>;
function RegionRow({
  region,
  medium,
  cells,
  licence,
  open,
  onOpen,
}: RowProps & { region: Region; open: boolean; onOpen: () => void }) {
  const say = useSay();
  const { number } = useFormat();
  const { nameOf } = useTerritories();
  const [opened, setOpened] = useState<string>();
  const own = cells.of(medium, region.countries);
  const tally = tallyOf(own);
  const offered = own.length - tally.notOffered;
  const state = offered > 0 && tally.free === offered ? 'free' : stateOfMany(tally);
  const free = own.filter((cell) => cell.state === 'free');
  const isPicked = cells.isPicked(
    medium,
    free.map((cell) => cell.territory),
  );
  const isProposed = cells.isProposed(
    medium,
    free.map((cell) => cell.territory),
  );
  if (offered === 0) return null;
  return (
    <li>
      <button
        type="button"
        className="place"
        aria-expanded={open}
        data-picked={isPicked || undefined}
        data-proposed={isProposed || undefined}
        onClick={onOpen}
      >
        <Icon name="chevron" className={open ? 'rotate-90' : ''} />
        <b>{nameOf(region.key)}</b>
        <span className="flex items-center gap-2">
          <CellWord state={state} className="text-13" />
          <span className="num">
            {tally.free}/{offered}
          </span>
        </span>
        {state !== 'free' && <TallyBar tally={tally} className="col-span-full" />}
      </button>
      {open && (
        <ul className="mb-3">
          {free.length > 1 && (
            <li className="px-9 py-1">
              <button type="button" className="chip" onClick={() => cells.toggle(medium, free)}>
                <Icon name={isPicked ? 'minus' : 'plus'} />
                {isPicked ? say(text.takeOut) : say(text.addFree, number(free.length))}
              </button>
            </li>
          )}
          {own
            .filter((cell) => cell.state !== 'notOffered')
            .map((cell) => (
              <CountryRow
                key={cell.territory}
                cell={cell}
                medium={medium}
                cells={cells}
                licence={licence}
                open={opened === cell.territory}
                onOpen={() => setOpened(opened === cell.territory ? undefined : cell.territory)}
              />
            ))}
        </ul>
      )}
    </li>
  );
}
function CountryRow({
  cell,
  medium,
  cells,
  licence,
  open,
  onOpen,
}: RowProps & { cell: Cell; open: boolean; onOpen: () => void }) {
  const say = useSay();
  const { date } = useFormat();
  const { nameOf } = useTerritories();
  const lines = useCellLines();
  const { nextFree, state, territory } = cell;
  const isPicked = cells.isPicked(medium, [territory]);
  const isProposed = cells.isProposed(medium, [territory]);
  return (
    <li>
      <button
        type="button"
        className={cx('place country', open && 'open')}
        aria-expanded={open}
        data-picked={isPicked || undefined}
        data-proposed={isProposed || undefined}
        onClick={onOpen}
      >
        <CellMark state={state} />
        <span>
          {nameOf(territory)}
          {isPicked && <span className="sr">{say(text.picked)}</span>}
        </span>
        <CellWord state={state} className="text-13 text-fg-2 [&>svg]:hidden" />
      </button>
      {open && (
        <div className="told">
          {lines(cell).map((line) => (
            <p key={line}>{line}</p>
          ))}
          {state === 'free' && (
            <button type="button" className="chip" onClick={() => cells.toggle(medium, [cell])}>
              <Icon name={isPicked ? 'minus' : 'plus'} />
              {say(isPicked ? text.takeOut : text.add)}
            </button>
          )}
          {nextFree && (
            <button type="button" className="chip" onClick={() => licence.change({ startDate: nextFree })}>
              <Icon name="calendar" />
              {say(text.startFrom, date(nextFree))}
            </button>
          )}
        </div>
      )}
    </li>
  );
}
