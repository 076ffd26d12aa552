import { collator } from '@pavilion/protocol/kit/intl.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import type { Medium } from '@pavilion/protocol/media.ts';
import type { ProgrammeDetail } from '@pavilion/protocol/programmes.ts';
import { type Cell, CellReason, rights } from '@pavilion/protocol/rights.ts';
import type { RelatedWork } from '@pavilion/protocol/workFields.ts';
import { blockedBy, workLabel } from '@pavilion/protocol/works.ts';
import { useMemo } from 'react';
import { useApi } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useLocale, useSay } from '../../../../lib/locale.ts';
import { toast } from '../../../../lib/toast.ts';
import { type Region, regionsOf } from '../../../../parts/rights/regions.ts';
import { text as rightsText } from '../../../../parts/rights/rights.text.ts';
import { useTerritories } from '../../../../parts/rights/useTerritories.ts';
import { useStateWord } from '../../../parts/rights/CellMark.tsx';
import { type CellIndex, cellAt, indexCells } from '../../../parts/rights/cells.ts';
import { isPicked, pick } from '../pickCells.ts';
import type { Licence } from '../useLicence.ts';
import { text } from './board.text.ts';

/** A cell with the conflicting work, if that is another one. */
type BoardCell = Cell & { work?: RelatedWork };
export interface BoardData {
  media: readonly Medium[];
  regions: readonly Region[];
  countries: readonly string[];
  index: CellIndex;
}
/** Returns what all offers of the programme together leave free for the licence's term. */
export function useBoardData(programme: ProgrammeDetail, licence: Licence) {
  const { startDate, years } = licence;
  const answer = useApi(
    rights.availability,
    { programmeId: programme.id, startDate, years, media: undefined, territories: undefined },
    { keep: true },
  );
  const locale = useLocale();
  const { nameOf } = useTerritories();
  const data = useMemo<BoardData | undefined>(() => {
    if (!answer.data) return undefined;
    const { media, territories, works } = answer.data;
    const cells = answer.data.cells.map((cell): BoardCell => {
      const work = works.find(({ id }) => id === cell.workId);
      return work ? { ...cell, work } : cell;
    });
    const order = collator(locale);
    const regions = regionsOf(territories).map(({ key, countries }) => ({
      key,
      countries: [...countries].sort((a, b) => order.compare(nameOf(a), nameOf(b))),
    }));
    return { media, countries: territories, regions, index: indexCells(cells) };
  }, [answer.data, nameOf, locale]);
  return { ...answer, data, endDate: answer.data?.endDate };
}

/** Returns the state and actions of cells for the board and its list. */
export function useCells(programme: ProgrammeDetail, licence: Licence, { index }: BoardData) {
  const say = useSay();
  const locale = useLocale();
  return {
    of: (medium: Medium, countries: readonly string[]): Cell[] =>
      countries.flatMap((country) => cellAt(index, medium, country) ?? []),
    isPicked: (medium: Medium, countries: readonly string[]) => isPicked(licence, medium, countries),
    /** Whether cells are in the licence by default and not by the buyer's choice: it starts with all that is free. */
    isProposed: (medium: Medium, countries: readonly string[]) =>
      !licence.isOwn && isPicked({ ...licence, isOwn: true }, medium, countries),
    /** Returns false if none of them is available. */
    toggle(medium: Medium, cells: readonly Cell[]): boolean {
      const picked = pick(licence, medium, cells);
      if (!picked) return false;
      if (picked.offerId !== licence.offer.id) {
        const offer = programme.offers.find(({ id }) => id === picked.offerId);
        toast.info(say(text.switched, inLanguage(offer?.zhName, offer?.enName, locale).words));
      }
      licence.change(picked);
      return true;
    },
  };
}
export type Cells = ReturnType<typeof useCells>;

/** Returns the reason of a cell, until when, and when it is free next: one line each. */
export function useCellLines(): (cell: BoardCell) => string[] {
  const say = useSay();
  const { date } = useFormat();
  return ({ state, reason, until, nextFree, work }) => {
    const lines = [say(CellReason.label(reason))];
    if (work) lines.push(say(blockedBy[work.relation], say(workLabel(work))));
    if (state === 'held' || state === 'sold') {
      lines.push(until ? say(rightsText.until, date(until)) : say(rightsText.untilOpen));
      if (!nextFree) lines.push(say(rightsText.noNextFree));
    }
    if (nextFree) lines.push(say(rightsText.nextFree, date(nextFree)));
    return lines;
  };
}
/** Returns the same as one text, for screen readers. */
export function useCellPulse(): (cell: Cell) => string {
  const word = useStateWord();
  const lines = useCellLines();
  return (cell) => [word(cell.state), ...lines(cell)].join('. ');
}
