import { Link } from '../../../lib/Link.tsx';
import './news.css';
import { information } from '@pavilion/protocol/news.ts';
import { useApi } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { useNarrow } from '../../../lib/useNarrow.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { EndlessNews, PagedNews } from './NewsList.tsx';
import { text } from './news.text.ts';
import { useNewsFilter } from './newsParams.ts';

/** /information: all news or one category, the newest first. */
export default function NewsListPage() {
  const say = useSay();
  const list = useNewsFilter();
  const narrow = useNarrow();
  const { pageNum: _, ...filter } = list.filter;
  return (
    <div className="wrap news-page">
      <PageHead title={say(text.informationTitle)} lead={say(text.lead)} />
      <CategoryTabs {...list}>
        {filter.keyword && (
          <p className="mb-6 flex flex-wrap items-center gap-x-4 text-14 text-fg-2">
            {say(text.about, filter.keyword)}
            <Link to="/information" className="inline-flex min-h-11 items-center text-lilac hover:text-amber">
              {say(text.showAll)}
            </Link>
          </p>
        )}
        {narrow ? <EndlessNews key={JSON.stringify(filter)} filter={filter} /> : <PagedNews {...list} />}
      </CategoryTabs>
    </div>
  );
}

function CategoryTabs({ filter, set, children }: ReturnType<typeof useNewsFilter> & { children: React.ReactNode }) {
  const say = useSay();
  const { number } = useFormat();
  const chinese = useLocale() === 'zh-CN';
  const known = useApi(information.categoryList, undefined, { staleMs: 300_000 }).data;
  const all = known?.reduce((sum, { count }) => sum + count, 0);
  const tabs = [
    { value: '', label: say(text.all), count: all === undefined ? undefined : number(all) },
    ...(known?.map(({ id, name, englishName, count }) => ({
      value: String(id),
      label: chinese ? name : englishName,
      count: number(count),
    })) ?? [
      // The two categories of the specification, until the dictionary is loaded.
      { value: '1', label: say(text.industry) },
      { value: '2', label: say(text.research) },
    ]),
  ];
  const chosen = String(filter.categoryId ?? '');
  return (
    <Tabs
      label={say(text.categories)}
      tabs={tabs}
      value={tabs.some(({ value }) => value === chosen) ? chosen : ''}
      onValue={(value) => set({ categoryId: value ? Number(value) : undefined })}
    >
      {children}
    </Tabs>
  );
}
