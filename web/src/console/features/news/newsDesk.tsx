import { consoleNews } from '@pavilion/protocol/newsDesk.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import type { ContentDesk } from '../../../parts/content/desk.ts';
import { NewsFields } from './NewsFields.tsx';
import { text } from './news.text.ts';
import { useCategories } from './useCategories.ts';

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
function useColumns(): ReturnType<NonNullable<ContentDesk['columns']>> {
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

export const newsDesk: ContentDesk = {
  api: consoleNews as unknown as ContentDesk['api'],
  path: '/news',
  title: text.title,
  newTitle: text.newTitle,
  page: (id) => `#/informationDetails?id=${id}`,
  columns: useColumns,
  filters: useFilters,
  Fields: NewsFields,
};
