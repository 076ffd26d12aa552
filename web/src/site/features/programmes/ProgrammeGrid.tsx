import '../../parts/lines.css';
import { programSale } from '@pavilion/protocol/programmes.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { PagedList } from '../../parts/PagedList.tsx';
import { PosterCard } from '../../parts/PosterCard.tsx';
import { rightsQuery, type useListFilter } from './listParams.ts';
import { Nearest } from './Nearest.tsx';
import { text } from './programmes.text.ts';
import { pageSize } from './useProgrammes.ts';

/** The width of a poster in the grid, by which a browser chooses its file (spec §9). */
const posterSizes =
  '(max-width: 768px) 31vw, (max-width: 1023px) 23vw, (max-width: 1335px) 18vw, (max-width: 1680px) 15vw, 13vw';

/** Posters in whole rows; the nearest alternatives if nothing matches. */
export function ProgrammeGrid({ filter: { pageNum = 1, ...filter }, set, clear }: ReturnType<typeof useListFilter>) {
  const say = useSay();
  const { number } = useFormat();
  return (
    <PagedList
      of={programSale.list}
      input={filter}
      pageSize={pageSize}
      pageNum={pageNum}
      onPage={(next) => set({ pageNum: next === 1 ? undefined : next }, false)}
      count={(total) => say(text.count, number(total))}
      nothing={<Nearest filter={filter} set={set} clear={clear} />}
      skeleton={<GridSkeleton />}
      className="pg lines"
    >
      {(rows, page) =>
        rows.map((row, i) => (
          <PosterCard
            key={row.id}
            programme={row}
            sizes={posterSizes}
            withType={!filter.typeId}
            first={page === 1 && i < 6}
            search={rightsQuery(filter)}
          />
        ))
      }
    </PagedList>
  );
}
const GridSkeleton = ({ count = 12 }: { count?: number }) => (
  <div className="pg lines">
    {Array.from({ length: count }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no identity
      <div key={i}>
        <Skeleton className="aspect-5/7" />
        <Skeleton className="mt-3 h-4 w-3/4" />
        <Skeleton className="mt-2 h-3 w-1/2" />
      </div>
    ))}
  </div>
);
