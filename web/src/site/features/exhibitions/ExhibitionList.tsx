import type { ExhibitionCard } from '@pavilion/protocol/exhibitionCards.ts';
import { exhibitionOnline } from '@pavilion/protocol/exhibitions.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Loaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ExhibitionFeature, ExhibitionRow } from '../../parts/exhibition/ExhibitionRow.tsx';
import { PagedList } from '../../parts/PagedList.tsx';
import { ExhibitionPoster } from './ExhibitionPoster.tsx';
import { text } from './exhibitions.text.ts';
import { isFiltered, type List } from './listParams.ts';

/** One exhibition is large next to the others; posters fill whole rows of five, four, three and two, except the last. */
const pageSizes = { rows: 9, pictures: 20 };

export function ExhibitionList({ filter, set, clear }: List) {
  const say = useSay();
  const { number } = useFormat();
  const { view, pageNum, ...filters } = filter;
  return (
    <PagedList
      key={view ?? 'rows'}
      of={exhibitionOnline.list}
      input={filters}
      pageSize={pageSizes[view ?? 'rows']}
      pageNum={pageNum ?? 1}
      onPage={(next) => set({ pageNum: next === 1 ? undefined : next }, false)}
      count={(total) => say(text.count, number(total))}
      nothing={
        isFiltered(filter) ? (
          <Empty
            words={say(text.nothing)}
            action={
              <Button kind="line" onClick={clear}>
                {say(text.clear)}
              </Button>
            }
          />
        ) : (
          <Empty words={say(text.none)} />
        )
      }
      skeleton={view ? <PosterSkeleton /> : <RowSkeleton />}
      className={view ? 'grid gap-y-[18px] wide:gap-y-8' : ''}
    >
      {(rows, page) =>
        view ? (
          <Posters rows={rows} first={page === 1} />
        ) : (
          <Calendar rows={rows} withFeature={page === 1 && !isFiltered(filter)} />
        )
      }
    </PagedList>
  );
}

/** On the first page the current exhibition has its portrait picture, the others are rows. */
function Calendar({ rows, withFeature }: { rows: readonly ExhibitionCard[]; withFeature: boolean }) {
  const [first, ...others] = rows;
  const hasFeature = withFeature && first?.bannerTall && first.status !== 'ended';
  const lines = hasFeature ? others : rows;
  const list = (
    <ul className="ex-rows">
      {lines.map((row) => (
        <ExhibitionRow key={row.id} exhibition={row} />
      ))}
    </ul>
  );
  if (!hasFeature) return list;
  return (
    <div className="ex-calendar">
      <ExhibitionFeature exhibition={first} />
      {list}
    </div>
  );
}
function Posters({ rows, first }: { rows: readonly ExhibitionCard[]; first: boolean }) {
  return (
    <ul className="ex-grid">
      {rows.map((row, i) => (
        <li key={row.id}>
          <ExhibitionPoster exhibition={row} first={first && i < 2} />
        </li>
      ))}
    </ul>
  );
}

const boxes = (n: number, className: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no identity
  Array.from({ length: n }, (_, i) => <Skeleton key={i} className={className} />);
const RowSkeleton = () => (
  <div className="ex-calendar">
    <Skeleton className="min-h-100 rounded-card" />
    <div className="grid content-start gap-4">{boxes(8, 'h-20')}</div>
  </div>
);
const PosterSkeleton = () => <div className="ex-grid">{boxes(10, 'aspect-25/36')}</div>;
