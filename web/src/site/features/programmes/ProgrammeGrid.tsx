import '../../../parts/lines.css';
import { programSale } from '@pavilion/protocol/programmes.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { PagedList } from '../../../parts/PagedList.tsx';
import { PosterCard } from '../../../parts/PosterCard.tsx';
import { posterSizes } from '../../../parts/posterSizes.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { licenceQuestion, type useListFilter } from './listAddress.ts';
import { Nearest } from './Nearest.tsx';
import { text } from './programmes.text.ts';
import { pageSize } from './useProgrammes.ts';

/** Posters in whole rows; where none fits, what comes nearest. */
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
            search={licenceQuestion(filter)}
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
