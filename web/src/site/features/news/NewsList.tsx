import { information, type NewsCard } from '@pavilion/protocol/news.ts';
import { useRef, useState } from 'react';
import { useApi } from '../../../lib/api.ts';
import { Link } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Empty, Failed, Loaded } from '../../../ui/Loaded.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { NearEnd } from '../../parts/NearEnd.tsx';
import { NewsLead, NewsRow } from '../../parts/news/NewsCards.tsx';
import { text } from './news.text.ts';
import type { NewsFilter, useNewsFilter } from './newsParams.ts';
import { RightPanel } from './RightPanel.tsx';

const PAGE = 15;
/** The lead article and those next to it. */
const ON_TOP = 5;
const useNews = (filter: NewsFilter, pageNum: number) =>
  useApi(information.list, { ...filter, pageNum, pageSize: PAGE }, { keep: true });

/** Pages when wide: the first begins with the lead article. */
export function PagedNews({ filter, set }: ReturnType<typeof useNewsFilter>) {
  const top = useRef<HTMLDivElement>(null);
  const page = filter.pageNum ?? 1;
  const found = useNews(filter, page);
  function turn(next: number) {
    set({ pageNum: next === 1 ? undefined : next }, false);
    top.current?.scrollIntoView({ block: 'start' });
  }
  return (
    <div ref={top} className="scroll-mt-24">
      <Loaded of={found} skeleton={<TopSkeleton />} isEmpty={() => false}>
        {({ rows, total }) =>
          total === 0 || rows.length === 0 ? (
            <Nothing filter={filter} />
          ) : (
            <>
              {page === 1 && <Top rows={rows.slice(0, ON_TOP)} />}
              <div className="news-rest">
                <Rows rows={page === 1 ? rows.slice(ON_TOP) : rows}>
                  <Pager page={page} pageSize={PAGE} total={total} onPage={turn} />
                </Rows>
                <RightPanel />
              </div>
            </>
          )
        }
      </Loaded>
    </div>
  );
}
function Top({ rows: [lead, ...others] }: { rows: readonly NewsCard[] }) {
  if (!lead) return null;
  return (
    <div className="news-top" data-alone={others.length === 0 ? '' : undefined}>
      <NewsLead news={lead} first />
      {others.length > 0 && (
        <ul className="news-rows">
          {others.map((news) => (
            <NewsRow key={news.id} news={news} />
          ))}
        </ul>
      )}
    </div>
  );
}
function Rows({ rows, children }: { rows: readonly NewsCard[]; children: React.ReactNode }) {
  if (rows.length === 0) return null;
  return (
    <div>
      <ul className="news-rows">
        {rows.map((news) => (
          <NewsRow key={news.id} news={news} summary />
        ))}
      </ul>
      {children}
    </div>
  );
}

/** An endless list on phones. */
export function EndlessNews({ filter }: { filter: NewsFilter }) {
  const say = useSay();
  const [pages, setPages] = useState(1);
  const found = useNews(filter, 1);
  const total = found.data?.total ?? 0;
  const isLast = pages >= Math.ceil(total / PAGE);
  return (
    <Loaded of={found} skeleton={<TopSkeleton />} isEmpty={() => false}>
      {({ rows: [lead] }) =>
        lead ? (
          <>
            <NewsLead news={lead} first />
            <ul className="news-rows mt-7">
              {Array.from({ length: pages }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
                <OnePage key={i} filter={filter} pageNum={i + 1} />
              ))}
            </ul>
            {isLast ? (
              total > PAGE && <p className="py-8 text-center text-13 text-fg-3">{say(text.end)}</p>
            ) : (
              <NearEnd key={pages} onNear={() => setPages(pages + 1)}>
                {say(text.more)}
              </NearEnd>
            )}
          </>
        ) : (
          <Nothing filter={filter} />
        )
      }
    </Loaded>
  );
}
function OnePage({ filter, pageNum }: { filter: NewsFilter; pageNum: number }) {
  const page = useNews(filter, pageNum);
  if (page.error && !page.data)
    return (
      <li>
        <Failed error={page.error} onRetry={page.refetch} busy={page.isFetching} />
      </li>
    );
  return page.data?.rows.slice(pageNum === 1 ? 1 : 0).map((news) => <NewsRow key={news.id} news={news} />);
}

function Nothing({ filter: { keyword } }: { filter: NewsFilter }) {
  const say = useSay();
  return (
    <Empty
      words={keyword ? say(text.noneFor, keyword) : say(text.none)}
      action={
        <Link to="/information" className={buttonClass('line')}>
          {say(text.showAll)}
        </Link>
      }
    />
  );
}
const TopSkeleton = () => (
  <div className="news-top">
    <div>
      <Skeleton className="aspect-16/10" />
      <Skeleton className="mt-5 h-9 w-5/6" />
      <Skeleton className="mt-3 h-5 w-2/3" />
    </div>
    <div className="grid content-start gap-5">
      {[1, 2, 3, 4].map((n) => (
        <Skeleton key={n} className="h-28" />
      ))}
    </div>
  </div>
);
