import { findOneOf } from '../../../../lib/oneOf.ts';
import { useBusinessDay, useLatestStart } from '../../../../parts/deal/useDeadline.ts';
import './board.css';
import { durations } from '@pavilion/protocol/limits.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import type { ProgrammeDetail } from '@pavilion/protocol/programmes.ts';
import { countryCodes } from '@pavilion/protocol/territories.ts';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '../../../../lib/format.ts';
import { useSay } from '../../../../lib/locale.ts';
import { useNarrow } from '../../../../lib/useNarrow.ts';
import { DateField } from '../../../../parts/dates/DateField.tsx';
import { useTerritories } from '../../../../parts/rights/useTerritories.ts';
import { Select } from '../../../../ui/Field.tsx';
import { Loaded } from '../../../../ui/Loaded.tsx';
import { SkeletonRows } from '../../../../ui/Skeleton.tsx';
import { CellWord } from '../../../parts/rights/CellMark.tsx';
import { tallyOf } from '../../../parts/rights/cells.ts';
import type { Licence } from '../useLicence.ts';
import { BoardGrid } from './BoardGrid.tsx';
import { BoardList } from './BoardList.tsx';
import { text } from './board.text.ts';
import { type BoardData, useBoardData, useCells } from './useBoard.ts';

interface Props {
  programme: ProgrammeDetail;
  licence: Licence;
}
/** Territories × media for the chosen term: free, held or sold, and from when free again. */
export function AvailabilityBoard({ programme, licence }: Props) {
  const say = useSay();
  const board = useBoardData(programme, licence);
  return (
    <section className="rights later" aria-labelledby="board-title" data-stale={board.isPlaceholderData || undefined}>
      <header>
        <div>
          <h2 id="board-title" className="serif">
            {say(text.title)}
          </h2>
          <p className="text-fg-2">{say(text.lead)}</p>
        </div>
        <BoardTerm licence={licence} />
      </header>
      <Loaded of={board} skeleton={<SkeletonRows rows={8} className="h-12 rounded-card" />} isEmpty={() => false}>
        {(data) => <Board programme={programme} licence={licence} data={data} />}
      </Loaded>
    </section>
  );
}

/** The term again, because on phones the panel is not visible. */
function BoardTerm({ licence }: { licence: Licence }) {
  const say = useSay();
  return (
    <div className="term">
      <DateField
        keeps
        label={say(text.start)}
        min={useBusinessDay()}
        max={useLatestStart()}
        value={licence.startDate}
        onChange={(startDate) => licence.change({ startDate })}
      />
      <Select
        label={say(text.years)}
        empty={false}
        value={licence.years}
        options={durations
          .filter((n) => licence.offer.prices[n] !== undefined)
          .map((n) => ({ value: n, label: say(text.yearsValue, n) }))}
        onChange={(e) => licence.change({ years: findOneOf(durations, e.target.value) })}
      />
    </div>
  );
}

function Board({ programme, licence, data }: Props & { data: BoardData }) {
  const say = useSay();
  const { number } = useFormat();
  const cells = useCells(programme, licence, data);
  const [medium, setMedium] = useState<Medium>();
  const root = useRef<HTMLDivElement>(null);
  const width = useWidth(root);
  const narrow = useNarrow();
  const current = medium && data.media.includes(medium) ? medium : licence.media.find((m) => data.media.includes(m));
  const first = current ?? data.media[0];
  const rest = countryCodes.length - data.countries.length;
  const shared = { data, cells, licence };
  return (
    <div ref={root}>
      {first && <Sentence data={data} medium={first} />}
      <Legend licence={licence} />
      {narrow || (width > 0 && width < 620) ? (
        first && <BoardList {...shared} medium={first} onMedium={setMedium} />
      ) : (
        <BoardGrid {...shared} width={width} />
      )}
      {rest > 0 && <p className="mt-4 text-13 text-fg-3">{say(text.notOffered, number(rest))}</p>}
    </div>
  );
}

/** A summary of the board in one sentence, for the current medium. */
function Sentence({ data, medium }: { data: BoardData; medium: Medium }) {
  const say = useSay();
  const { number } = useFormat();
  const { nameOf } = useTerritories();
  const tally = tallyOf(data.countries.map((country) => data.index.get(`${medium} ${country}`)));
  const offered = tally.all - tally.notOffered;
  const free = data.countries.filter((country) => data.index.get(`${medium} ${country}`)?.state === 'free');
  const name = say(Medium.label(medium));
  const words =
    tally.free === 0
      ? say(text.sentenceNone, name)
      : tally.free === 1
        ? say(text.sentenceOne, name, nameOf(free[0]!))
        : tally.free === offered
          ? say(text.sentenceAll, name, number(offered))
          : say(text.sentence, name, number(tally.free), number(offered));
  return (
    <p className="sentence serif" role="status">
      {words}
    </p>
  );
}
function Legend({ licence }: { licence: Licence }) {
  const say = useSay();
  return (
    <div className="legend">
      <ul aria-label={say(text.legend)}>
        {(['free', 'some', 'held', 'sold', 'notOffered'] as const).map((state) => (
          <li key={state}>
            <CellWord state={state} />
          </li>
        ))}
        <li>
          <span className="swatch" aria-hidden="true" />
          {say(text.picked)}
        </li>
      </ul>
      {licence.isOwn && (
        <button type="button" className="more" onClick={() => licence.change({ media: null, countries: null })}>
          {say(text.reset)}
        </button>
      )}
    </div>
  );
}

function useWidth(box: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!box.current) return;
    const watch = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [box]);
  return width;
}
