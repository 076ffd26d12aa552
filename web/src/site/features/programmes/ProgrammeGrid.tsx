import { limits } from '@pavilion/protocol/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { useNarrow } from '../../../lib/useNarrow.ts';
import { PosterCard } from '../../../parts/PosterCard.tsx';
import { Failed, Loaded } from '../../../ui/Loaded.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { ListFilter, useListFilter } from './listAddress.ts';
import { Nearest } from './Nearest.tsx';
import { text } from './programmes.text.ts';
import { pageSize, useProgrammes } from './useProgrammes.ts';

const sizes =
  '(max-width: 768px) 31vw, (max-width: 1023px) 23vw, (max-width: 1335px) 18vw, (max-width: 1680px) 15vw, 13vw';

/** Pages when wide, a list without end on phones. */
export function ProgrammeGrid(list: ReturnType<typeof useListFilter>) {
  const narrow = useNarrow();
  const { pageNum: _, ...filter } = list.filter;
  return narrow ? <Endless key={JSON.stringify(filter)} {...list} filter={filter} /> : <Paged {...list} />;
}

function Paged({ filter, set, clear }: ReturnType<typeof useListFilter>) {
  const say = useSay();
  const { number } = useFormat();
  const top = useRef<HTMLDivElement>(null);
  const page = filter.pageNum ?? 1;
  const found = useProgrammes(filter, page);
  function turn(next: number) {
    set({ pageNum: next === 1 ? undefined : next }, false);
    top.current?.scrollIntoView({ block: 'start' });
  }
  return (
    <div ref={top} className="scroll-mt-24">
      <Loaded of={found} skeleton={<GridSkeleton />} isEmpty={() => false}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <Nearest filter={filter} set={set} clear={clear} />
          ) : (
            <>
              <p className="mb-4 text-13 text-fg-3" role="status">
                {say(text.count, number(total))}
              </p>
              <div className="pg lines" data-stale={found.isPlaceholderData || undefined}>
                {rows.map((row, i) => (
                  <PosterCard key={row.id} programme={row} sizes={sizes} withType={!filter.typeId} first={i < 6} />
                ))}
              </div>
              <Pager page={page} pageSize={pageSize} total={total} onPage={turn} />
            </>
          )
        }
      </Loaded>
    </div>
  );
}

function Endless({ filter, set, clear }: ReturnType<typeof useListFilter>) {
  const say = useSay();
  const { number } = useFormat();
  const [pages, setPages] = useState(1);
  const found = useProgrammes(filter, 1);
  const total = found.data?.total ?? 0;
  const isLast = pages >= Math.ceil(total / pageSize);
  return (
    <Loaded of={found} skeleton={<GridSkeleton />} isEmpty={() => false}>
      {() =>
        total === 0 ? (
          <Nearest filter={filter} set={set} clear={clear} />
        ) : (
          <>
            <p className="mb-3 text-13 text-fg-3" role="status">
              {say(text.count, number(total))}
            </p>
            <div className="pg lines">
              {Array.from({ length: pages }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
                <OnePage key={i} filter={filter} pageNum={i + 1} />
              ))}
            </div>
            {isLast ? (
              total > pageSize && <p className="py-8 text-center text-13 text-fg-3">{say(text.end)}</p>
            ) : (
              <NearEnd key={pages} onNear={() => setPages(pages + 1)} />
            )}
          </>
        )
      }
    </Loaded>
  );
}
function OnePage({ filter, pageNum }: { filter: ListFilter; pageNum: number }) {
  const page = useProgrammes(filter, pageNum);
  if (page.error && !page.data)
    return (
      <div className="col-span-full">
        <Failed error={page.error} onRetry={page.refetch} busy={page.isFetching} />
      </div>
    );
  return page.data?.rows.map((row, i) => (
    <PosterCard key={row.id} programme={row} sizes={sizes} withType={!filter.typeId} first={pageNum === 1 && i < 6} />
  ));
}
/** The next page comes 300 ms after its place is near (spec §9). */
function NearEnd({ onNear }: { onNear: () => void }) {
  const say = useSay();
  const mark = useRef<HTMLParagraphElement>(null);
  const tell = useRef(onNear);
  tell.current = onNear;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(() => tell.current(), limits.nextPageDelayMs);
      },
      { rootMargin: '0px 0px 500px' },
    );
    if (mark.current) watch.observe(mark.current);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, []);
  return (
    <p ref={mark} role="status" className="py-8 text-center text-13 text-fg-3">
      {say(text.more)}
    </p>
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
