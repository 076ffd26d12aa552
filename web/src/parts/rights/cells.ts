// Reading an answer about availability: one cell, many cells as a tally, and which offer a cell may be bought under.
import type { Medium } from '@pavilion/protocol/media.ts';
import type { Cell, CellState } from '@pavilion/protocol/rights.ts';

export type CellIndex = ReadonlyMap<string, Cell>;
const keyOf = (medium: string, territory: string) => `${medium} ${territory}`;
export const indexCells = (cells: readonly Cell[]): CellIndex =>
  new Map(cells.map((cell) => [keyOf(cell.medium, cell.territory), cell]));
export const cellAt = (index: CellIndex, medium: Medium, territory: string): Cell | undefined =>
  index.get(keyOf(medium, territory));

export type Tally = Record<CellState, number> & { all: number };
export function tallyOf(cells: readonly (Cell | undefined)[]): Tally {
  const tally: Tally = { free: 0, held: 0, sold: 0, notOffered: 0, all: cells.length };
  for (const cell of cells) tally[cell?.state ?? 'notOffered'] += 1;
  return tally;
}
/** What many cells are together: the one state they share, `some` where a part of them is free, else what stands most in the way. */
export function stateOfMany(tally: Tally): CellState | 'some' {
  if (tally.all > 0 && tally.free === tally.all) return 'free';
  if (tally.free > 0) return 'some';
  if (tally.sold > 0) return 'sold';
  return tally.held > 0 ? 'held' : 'notOffered';
}
export const chosenCells = (
  index: CellIndex,
  media: readonly Medium[],
  countries: readonly string[],
): (Cell | undefined)[] => media.flatMap((medium) => countries.map((country) => cellAt(index, medium, country)));

/** The territories in which every one of the media is free. */
export const freeEverywhere = (index: CellIndex, media: readonly Medium[], countries: readonly string[]): string[] =>
  countries.filter((country) => media.every((medium) => cellAt(index, medium, country)?.state === 'free'));

/** The earliest start on which all of the cells could be had, or null where one of them has none. */
export function nextStartOf(cells: readonly Cell[]): string | null {
  const days = cells.map((cell) => cell.nextFree);
  return days.includes(null) ? null : (days.sort().at(-1) ?? null);
}
