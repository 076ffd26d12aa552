import { consoleNews } from '@pavilion/protocol/news.console.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import type { ContentConsole } from '../../parts/content/contentConsole.ts';
import type { ListSearch } from '../../parts/links.ts';
import { NewsFields } from './NewsFields.tsx';
import { text } from './news.text.ts';
import { useCategories } from './useCategories.ts';

declare module '../../parts/links.ts' {
  interface ConsoleScreens {
    '/news': ListSearch<typeof consoleNews.list>;
    '/news/edit': EditSearch;
  }
}

function useFilters() {
  const say = useSay();
  const categories = useCategories();
  return [
    {
      name: 'categoryId',
      label: say(text.category),
      options: categories.map(({ value, label }) => ({ value: String(value), label })),
    },
    {
      name: 'recommended',
      label: say(text.recommendedColumn),
      options: [
        { value: 'true', label: say(text.yes) },
        { value: 'false', label: say(text.no) },
      ],
    },
  ];
}
function useColumns(): ReturnType<NonNullable<ContentConsole['columns']>> {
  const say = useSay();
  const { date } = useFormat();
  const categories = useCategories();
  return [
    {
      key: 'category',
      label: say(text.category),
      cell: (row) => categories.find(({ value }) => value === row.categoryId)?.label,
    },
    { key: 'date', label: say(text.date), cell: (row) => row.date && date(row.date) },
    { key: 'recommended', label: say(text.recommendedColumn), cell: (row) => (row.recommended ? say(text.yes) : '') },
  ];
}

export const config: ContentConsole = {
  api: consoleNews,
  path: '/news',
  title: text.title,
  newTitle: text.newTitle,
  page: (id) => `#/informationDetails?id=${id}`,
  columns: useColumns,
  filters: useFilters,
  Fields: NewsFields,
};
