// Reads an availability response: one cell, many cells as a tally, and the offer that a cell can be bought under.
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
/** Returns the state of many cells together: the one they share, `some` if a part of them is free, else the strongest obstacle. */
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

/** Returns the territories in which all of the media are free. */
export const freeEverywhere = (index: CellIndex, media: readonly Medium[], countries: readonly string[]): string[] =>
  countries.filter((country) => media.every((medium) => cellAt(index, medium, country)?.state === 'free'));

/** Returns the earliest start at which all cells are free, or null if one of them has none. */
export function nextStartOf(cells: readonly Cell[]): string | null {
  const days = cells.map((cell) => cell.nextFree);
  return days.includes(null) ? null : (days.sort().at(-1) ?? null);
}
