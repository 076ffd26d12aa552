import { Medium } from '@pavilion/protocol/media.ts';
import { type KeyboardEvent, useState } from 'react';
import { useSay } from '../../../../lib/locale.ts';
import type { Region } from '../../../../parts/rights/regions.ts';
import { text as rightsText } from '../../../../parts/rights/rights.text.ts';
import { useTerritories } from '../../../../parts/rights/useTerritories.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { CellMark, TallyBar, useStateWord } from '../../../parts/rights/CellMark.tsx';
import { stateOfMany, tallyOf } from '../../../parts/rights/cells.ts';
import type { Licence } from '../useLicence.ts';
import { text } from './board.text.ts';
import { CellPopover, useCellPopover } from './CellPopover.tsx';
import { type BoardData, type Cells, useCellPulse } from './useBoard.ts';

export interface ViewProps {
  data: BoardData;
  cells: Cells;
  licence: Licence;
}
const headPx = 190;
const cellPx = 72;
const moves: Record<string, [row: number, col: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -999],
  End: [0, 999],
  PageUp: [-8, 0],
  PageDown: [8, 0],
};

/** The matrix. One tab stop, arrow keys between the cells (WAI-ARIA grid); the headers stay in view. */
export function BoardGrid({ data, cells, licence, width }: ViewProps & { width: number }) {
  const say = useSay();
  const { nameOf } = useTerritories();
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(data.regions.length <= 2 ? data.regions.map((r) => r.key) : []),
  );
  const [at, setAt] = useState<readonly [number, number]>([0, 0]);
  const told = useCellPopover();
  const rows = rowsOf(data.regions, open);
  const allOpen = data.regions.every((region) => open.has(region.key));
  const [row, col] = [Math.min(at[0], rows.length - 1), at[1]];

  function keys(e: KeyboardEvent<HTMLDivElement>) {
    const move = moves[e.key];
    if (!move) return;
    e.preventDefault();
    const next = [clamp(row + move[0], rows.length - 1), clamp(col + move[1], data.media.length)] as const;
    setAt(next);
    e.currentTarget.querySelector<HTMLElement>(`[data-at="${next[0]}.${next[1]}"]`)?.focus();
  }
  function toggle(region: Region) {
    const next = new Set(open);
    if (!next.delete(region.key)) next.add(region.key);
    setOpen(next);
  }
  const stop = (r: number, c: number) => ({
    'data-at': `${r}.${c}`,
    tabIndex: r === row && c === col ? 0 : -1,
    onFocus: () => setAt([r, c]),
  });
  return (
    <>
      <div className="frame" data-scroll={(width > 0 && width < headPx + data.media.length * cellPx) || undefined}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: WAI-ARIA grid over a table; arrow keys walk its cells
          role="grid"
          aria-label={say(text.title)}
          aria-colcount={data.media.length + 1}
          aria-rowcount={rows.length + 1}
          className="board"
          style={{ '--n': data.media.length }}
          onKeyDown={keys}
          {...told.handlers}
        >
          <thead>
            <tr>
              <th scope="col">
                <button
                  type="button"
                  className="more"
                  tabIndex={-1}
                  onClick={() => setOpen(new Set(allOpen ? [] : data.regions.map((r) => r.key)))}
                >
                  {say(allOpen ? text.collapseAll : text.expandAll)}
                </button>
              </th>
              {data.media.map((medium) => (
                <MediumHead key={medium} medium={medium} data={data} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, countries, region }, r) => (
              <tr key={key} className={region ? 'region' : 'country'}>
                <RowHead
                  countries={countries}
                  region={region}
                  isOpen={region !== undefined && open.has(region.key)}
                  stop={stop(r, 0)}
                  onToggle={toggle}
                />
                {data.media.map((medium, c) => (
                  <GridCell
                    key={medium}
                    medium={medium}
                    countries={countries}
                    name={nameOf(region ? region.key : countries[0]!)}
                    cells={cells}
                    stop={stop(r, c + 1)}
                    onPin={told.pin}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <CellPopover told={told} cells={cells} licence={licence} />
    </>
  );
}
interface Row {
  key: string;
  countries: readonly string[];
  /** Of a row of a whole region. */
  region: Region | undefined;
}
/** Each region, and its countries if it is open. */
const rowsOf = (regions: readonly Region[], open: ReadonlySet<string>): Row[] =>
  regions.flatMap((region): Row[] => [
    { key: region.key, countries: region.countries, region },
    ...(open.has(region.key) ? region.countries : []).map((country) => ({
      key: `${region.key}.${country}`,
      countries: [country],
      region: undefined,
    })),
  ]);
function RowHead({
  countries,
  region,
  isOpen,
  stop,
  onToggle,
}: Omit<Row, 'key'> & {
  isOpen: boolean;
  stop: { 'data-at': string; tabIndex: number; onFocus: () => void };
  onToggle: (region: Region) => void;
}) {
  const { nameOf } = useTerritories();
  return (
    <th scope="row">
      {region ? (
        <button type="button" {...stop} aria-expanded={isOpen} onClick={() => onToggle(region)}>
          <Icon name="chevron" />
          <span>{nameOf(region.key)}</span>
          <span className="num">{countries.length}</span>
        </button>
      ) : (
        <button type="button" {...stop} className="name">
          {nameOf(countries[0]!)}
        </button>
      )}
    </th>
  );
}
const clamp = (n: number, most: number) => Math.max(0, Math.min(most, n));
function MediumHead({ medium, data }: { medium: Medium; data: BoardData }) {
  const say = useSay();
  const tally = tallyOf(data.countries.map((country) => data.index.get(`${medium} ${country}`)));
  const offered = tally.all - tally.notOffered;
  return (
    <th scope="col">
      <b>{say(Medium.label(medium))}</b>
      <span className="num" aria-hidden="true">
        {tally.free}/{offered}
      </span>
      <span className="sr">{say(rightsText.freeOf, String(tally.free), String(offered))}</span>
    </th>
  );
}

interface CellProps {
  medium: Medium;
  countries: readonly string[];
  name: string;
  cells: Cells;
  stop: Record<string, unknown>;
  onPin: (box: HTMLElement) => void;
}
function GridCell({ medium, countries, name, cells, stop, onPin }: CellProps) {
  const say = useSay();
  const word = useStateWord();
  const breath = useCellPulse();
  const own = cells.of(medium, countries);
  const tally = tallyOf(own);
  const offered = own.length - tally.notOffered;
  const state = offered > 0 && tally.free === offered ? 'free' : stateOfMany(tally);
  const free = own.filter((cell) => cell.state === 'free');
  const picked = cells.isPicked(
    medium,
    free.map((cell) => cell.territory),
  );
  const proposed = cells.isProposed(
    medium,
    free.map((cell) => cell.territory),
  );
  const isOne = countries.length === 1;
  const told = isOne && own[0] ? breath(own[0]) : offered > 0 ? `${word(state)} ${tally.free}/${offered}` : word(state);
  return (
    <td>
      <button
        type="button"
        {...stop}
        className="cell"
        data-cell={`${medium} ${countries.join(' ')}`}
        data-name={name}
        data-state={state}
        data-picked={picked || undefined}
        data-proposed={proposed || undefined}
        {...(free.length > 0 && { 'aria-pressed': picked })}
        aria-label={say(text.cellLabel, name, say(Medium.label(medium)), told)}
        onClick={(e) => {
          if (!cells.toggle(medium, own)) onPin(e.currentTarget);
        }}
      >
        <span className="in">
          <CellMark state={state} />
          {isOne
            ? state !== 'notOffered' && <span>{word(state)}</span>
            : offered > 0 && (
                <span className="num">
                  {tally.free}/{offered}
                </span>
              )}
        </span>
        {!isOne && offered > 0 && state !== 'free' && <TallyBar tally={tally} />}
      </button>
    </td>
  );
}
