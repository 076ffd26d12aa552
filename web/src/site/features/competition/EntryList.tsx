import { EntrySort, videoCompetition } from '@pavilion/protocol/competition.ts';
import type { EntryCard as Entry } from '@pavilion/protocol/entryCards.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { useNarrow } from '../../../lib/useNarrow.ts';
import { EntryCard } from '../../../parts/entry/EntryCard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Empty, Failed, Loaded } from '../../../ui/Loaded.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { text } from './competition.text.ts';
import { type EntryFilter, useEntryFilter } from './competitionAddress.ts';

/** Whole rows at six, four and two to a row. */
const pageSize = 12;
const typingPauseMs = 350;
type List = ReturnType<typeof useEntryFilter>;

const useEntries = ({ sort, keyword }: EntryFilter, pageNum: number) =>
  useApi(videoCompetition.getVideoEntriesList, { sort, keyword, pageNum, pageSize }, { keep: true });

export function EntryList() {
  const say = useSay();
  const list = useEntryFilter();
  const narrow = useNarrow();
  const { filter, set } = list;
  return (
    <section className="wrap cp-list">
      <h2 className="sr">{say(text.standingTitle)}</h2>
      <Tabs
        label={say(text.sortLabel)}
        tabs={EntrySort.options.map((o) => ({ value: o.name, label: say(o) }))}
        value={filter.sort ?? 'votes'}
        onValue={(sort) => set({ sort: sort === 'votes' ? undefined : sort })}
      >
        <Search keyword={filter.keyword ?? ''} onKeyword={(keyword) => set({ keyword: keyword || undefined })} />
        {narrow ? <Endless key={`${filter.sort} ${filter.keyword}`} {...list} /> : <Paged {...list} />}
      </Tabs>
    </section>
  );
}

/** The list follows when the typing rests. */
function Search({ keyword, onKeyword }: { keyword: string; onKeyword: (keyword: string) => void }) {
  const say = useSay();
  const [typed, setTyped] = useState(keyword);
  const tell = useRef(onKeyword);
  tell.current = onKeyword;
  useEffect(() => setTyped(keyword), [keyword]);
  useEffect(() => {
    if (typed.trim() === keyword) return;
    const timer = setTimeout(() => tell.current(typed.trim()), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed, keyword]);
  return (
    <label className="cp-search">
      <span className="sr">{say(text.search)}</span>
      <Icon name="search" />
      <input
        type="search"
        enterKeyHint="search"
        maxLength={100}
        placeholder={say(text.search)}
        value={typed}
        onChange={(e) => setTyped(e.target.value)}
      />
    </label>
  );
}

function Paged({ filter, set }: List) {
  const top = useRef<HTMLDivElement>(null);
  const page = filter.pageNum ?? 1;
  const found = useEntries(filter, page);
  function turn(next: number) {
    set({ pageNum: next });
    top.current?.scrollIntoView({ block: 'start' });
  }
  return (
    <div ref={top} className="scroll-mt-24">
      <Loaded of={found} skeleton={<GridSkeleton />} isEmpty={() => false}>
        {({ rows, total }) =>
          total === 0 ? (
            <Nothing filter={filter} set={set} />
          ) : (
            <>
              <Count total={total} />
              <div className="ecs" data-stale={found.isPlaceholderData || undefined}>
                <Cards rows={rows} filter={filter} />
              </div>
              <Pager page={page} pageSize={pageSize} total={total} onPage={turn} />
            </>
          )
        }
      </Loaded>
    </div>
  );
}

function Endless({ filter, set }: List) {
  const say = useSay();
  const [pages, setPages] = useState(1);
  const found = useEntries(filter, 1);
  return (
    <Loaded of={found} skeleton={<GridSkeleton />} isEmpty={() => false}>
      {({ total }) =>
        total === 0 ? (
          <Nothing filter={filter} set={set} />
        ) : (
          <>
            <Count total={total} />
            <div className="ecs">
              {Array.from({ length: pages }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
                <OnePage key={i} filter={filter} pageNum={i + 1} />
              ))}
            </div>
            {pages < Math.ceil(total / pageSize) ? (
              <NearEnd key={pages} onNear={() => setPages(pages + 1)} />
            ) : (
              total > pageSize && <p className="py-8 text-center text-13 text-fg-3">{say(text.end)}</p>
            )}
          </>
        )
      }
    </Loaded>
  );
}
function OnePage({ filter, pageNum }: { filter: EntryFilter; pageNum: number }) {
  const page = useEntries(filter, pageNum);
  if (page.error && !page.data)
    return (
      <div className="col-span-full">
        <Failed error={page.error} onRetry={page.refetch} busy={page.isFetching} />
      </div>
    );
  return <Cards rows={page.data?.rows ?? []} filter={filter} isFirst={pageNum === 1} />;
}

function Cards({ rows, filter, isFirst = true }: { rows: readonly Entry[]; filter: EntryFilter; isFirst?: boolean }) {
  const inStanding = (filter.sort ?? 'votes') === 'votes';
  return rows.map((entry, i) => (
    <EntryCard key={entry.id} entry={entry} withRank={inStanding} withAuthor first={isFirst && i < 4} />
  ));
}
function Count({ total }: { total: number }) {
  const say = useSay();
  const { number } = useFormat();
  return (
    <p className="sr" role="status">
      {say(text.found, number(total))}
    </p>
  );
}
function Nothing({ filter, set }: List) {
  const say = useSay();
  if (!filter.keyword) return <Empty words={say(text.noEntries)} />;
  return (
    <Empty
      words={say(text.nothingFound)}
      action={<Button onClick={() => set({ keyword: undefined })}>{say(text.clear)}</Button>}
    />
  );
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
      ([seen]) => {
        clearTimeout(timer);
        if (seen?.isIntersecting) timer = setTimeout(() => tell.current(), limits.nextPageDelayMs);
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
const GridSkeleton = () => (
  <div className="ecs">
    {Array.from({ length: pageSize }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no identity
      <div key={i}>
        <Skeleton className="aspect-9/16" />
        <Skeleton className="mt-3 h-4 w-3/4" />
        <Skeleton className="mt-2 h-3 w-1/2" />
      </div>
    ))}
  </div>
);
