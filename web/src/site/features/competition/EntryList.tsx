import { EntrySort, videoCompetition } from '@pavilion/protocol/competition.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Loaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { EntryCard } from '../../parts/entry/EntryCard.tsx';
import { KeywordField } from '../../parts/KeywordField.tsx';
import { PagedList } from '../../parts/PagedList.tsx';
import { text } from './competition.text.ts';
import { useEntryFilter } from './competitionParams.ts';

/** Whole rows of six, four and two. */
const pageSize = 12;

export function EntryList() {
  const say = useSay();
  const { number } = useFormat();
  const { filter, set } = useEntryFilter();
  const { pageNum = 1, ...wanted } = filter;
  const isByVotes = (filter.sort ?? 'votes') === 'votes';
  return (
    <section className="wrap cp-list">
      <h2 className="sr">{say(text.rankingTitle)}</h2>
      <Tabs
        label={say(text.sortLabel)}
        tabs={EntrySort.options.map((o) => ({ value: o.name, label: say(o) }))}
        value={filter.sort ?? 'votes'}
        onValue={(sort) => set({ sort: sort === 'votes' ? undefined : sort })}
      >
        <div className="sift cp-search">
          <KeywordField label={say(text.search)} kept={filter.keyword} onWords={(keyword) => set({ keyword })} />
        </div>
        <PagedList
          of={videoCompetition.getVideoEntriesList}
          input={wanted}
          pageSize={pageSize}
          pageNum={pageNum}
          onPage={(next) => set({ pageNum: next })}
          count={(total) => say(text.found, number(total))}
          nothing={<Nothing keyword={filter.keyword} clear={() => set({ keyword: undefined })} />}
          skeleton={<GridSkeleton />}
          className="ecs"
        >
          {(rows, page) =>
            rows.map((entry, i) => (
              <EntryCard key={entry.id} entry={entry} withRank={isByVotes} withAuthor first={page === 1 && i < 4} />
            ))
          }
        </PagedList>
      </Tabs>
    </section>
  );
}

function Nothing({ keyword, clear }: { keyword: string | undefined; clear: () => void }) {
  const say = useSay();
  if (!keyword) return <Empty words={say(text.noEntries)} />;
  return <Empty words={say(text.nothingFound)} action={<Button onClick={clear}>{say(text.clear)}</Button>} />;
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
