import { Link } from '../../../lib/Link.tsx';
import { findOneOf } from '../../../lib/oneOf.ts';
import './search.css';
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { type SearchPage as Found, MOST_RESULTS, search } from '@pavilion/protocol/search.ts';
import { useLocation } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { useNarrow } from '../../../lib/useNarrow.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Mark } from '../../../ui/Icon.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { endlessPage, PagedList } from '../../parts/PagedList.tsx';
import { Hit, PosterHit } from './Hits.tsx';
import { remember } from './history.ts';
import { SearchBox } from './SearchBox.tsx';
import { PopularWords, SearchStart } from './SearchStart.tsx';
import { text } from './search.text.ts';
import { type SearchQuery, useSearchQuery } from './searchQuery.ts';

const PAGE_SIZE = 20;
/** The scroll position when the reader left; the page itself is kept (`keepAlive`). */
let leftAt = 0;
function useKeptScroll(isOpen: boolean) {
  useLayoutEffect(() => {
    if (!isOpen) return;
    window.scrollTo({ top: leftAt, behavior: 'instant' });
    const note = () => {
      leftAt = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [isOpen]);
}

const classCodes = ContentClass.options.map(({ code }) => code);
/** /search: everything in six classes. */
export default function SearchPage() {
  const say = useSay();
  const isOpen = useLocation({ select: ({ pathname }) => pathname === '/search' });
  useKeptScroll(isOpen);
  const { asked, ask } = useSearchQuery(isOpen);
  const keyword = asked.q ?? '';
  const start = (words: string) => {
    remember(words);
    ask({ q: words || undefined });
  };
  return (
    <div className="wrap searching">
      <h1 className="sr">{say(text.searchTitle)}</h1>
      <SearchBox asked={keyword} onAsk={start} />
      {keyword === '' && <SearchStart onAsk={start} />}
      <Results asked={asked} keyword={keyword} ask={ask} onAsk={start} />
    </div>
  );
}

interface ResultsProps {
  asked: SearchQuery;
  keyword: string;
  ask: (next: SearchQuery, options?: { replace?: boolean }) => void;
  onAsk: (words: string) => void;
}
function Results({ asked, keyword, ask, onAsk }: ResultsProps) {
  const say = useSay();
  const { number } = useFormat();
  const narrow = useNarrow();
  const pageNum = asked.pageNum ?? 1;
  const input = { keyword, class: asked.class };
  // The same request as the list's first page, which is shared.
  const first = useApi(
    search.searchContent,
    narrow ? { ...input, pageNum: 1, pageSize: endlessPage(PAGE_SIZE) } : { ...input, pageNum, pageSize: PAGE_SIZE },
    { keep: true },
  ).data;
  const count = (total: number) => (total >= MOST_RESULTS ? say(text.atLeast, number(MOST_RESULTS)) : number(total));
  const isPosters = asked.class === ContentClass.programme;
  const list = (
    <PagedList
      of={search.searchContent}
      input={input}
      pageSize={PAGE_SIZE}
      pageNum={pageNum}
      onPage={(next) => ask({ ...asked, pageNum: next === 1 ? undefined : next })}
      count={(total) => (keyword === '' ? '' : say(text.found, count(total)))}
      nothing={<Nothing asked={asked} keyword={keyword} ask={ask} onAsk={onAsk} counts={first?.counts ?? []} />}
      skeleton={<HitSkeletons />}
      className={isPosters ? 'pg' : 'hits'}
    >
      {(rows) =>
        // While another class is loading, the previous rows are still shown.
        isPosters
          ? rows.filter((hit) => hit.class === asked.class).map((hit) => <PosterHit key={hit.id} hit={hit} />)
          : rows.map((hit) => <Hit key={`${hit.class}-${hit.id}`} hit={hit} withClass={asked.class === undefined} />)
      }
    </PagedList>
  );
  if (keyword === '')
    return (
      <section aria-labelledby="search-now" className="popular">
        <h2 id="search-now" className="serif">
          {say(text.popularTitle)}
        </h2>
        {list}
      </section>
    );
  return (
    <>
      <Notice keyword={keyword} found={first} />
      <Tabs
        label={say(text.classes)}
        tabs={tabsOf(first, say, count)}
        value={asked.class === undefined ? '' : String(asked.class)}
        onValue={(value) => ask({ q: keyword, class: findOneOf(classCodes, value) }, { replace: true })}
      >
        {list}
      </Tabs>
    </>
  );
}
function tabsOf(found: Found | undefined, say: ReturnType<typeof useSay>, count: (total: number) => string) {
  const counts = found?.counts ?? [];
  const all = counts.reduce((sum, { total }) => sum + total, 0);
  return [
    { value: '', label: say(text.all), count: found && count(all) },
    ...ContentClass.options.map(({ code }) => {
      const own = counts.find((one) => one.class === code);
      return { value: String(code), label: say(ContentClass.label(code)), count: own && count(own.total) };
    }),
  ];
}
/** Explains results that are not exactly those of the query. */
function Notice({ keyword, found }: { keyword: string; found: Found | undefined }) {
  const say = useSay();
  if (!found?.total || found.match === 'all') return null;
  return (
    <p className="notice" role="status">
      {found.match === 'corrected' ? say(text.corrected, found.corrected ?? '', keyword) : say(text.some)}
    </p>
  );
}
function Nothing({ asked, keyword, ask, onAsk, counts }: ResultsProps & { counts: Found['counts'] }) {
  const say = useSay();
  const elsewhere = asked.class !== undefined && counts.some(({ total }) => total > 0);
  return (
    <div className="nothing">
      <Mark lamp={false} className="size-16 text-line-2" />
      <h2>{say(text.nothingTitle, keyword)}</h2>
      <p>{say(elsewhere ? text.nothingInClass : text.nothingHelp)}</p>
      {elsewhere ? (
        <button type="button" className={buttonClass('line')} onClick={() => ask({ q: keyword })}>
          {say(text.showAll)}
        </button>
      ) : (
        <>
          <PopularWords onAsk={onAsk} />
          <Link to="/program" className={buttonClass('line')}>
            {say(text.browse)}
          </Link>
        </>
      )}
    </div>
  );
}
const HitSkeletons = () => (
  <div className="hits">
    {Array.from({ length: 8 }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no identity
      <div key={i} className="hit">
        <Skeleton className="thumb" />
        <span className="words">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="mt-3 h-4 w-full" />
        </span>
      </div>
    ))}
  </div>
);
