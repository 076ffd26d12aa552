import { consoleBanner, PagePanel } from '@pavilion/protocol/panels.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import type { ContentConsole } from '../../parts/content/contentConsole.ts';
import { BannerFields } from './BannerFields.tsx';
import { text } from './panels.text.ts';

function useFilters() {
  const say = useSay();
  return [
    {
      name: 'panelCode',
      label: say(text.panel),
      options: PagePanel.options.map((option) => ({ value: option.name, label: say(option) })),
    },
  ];
}
function useColumns(): ReturnType<NonNullable<ContentConsole['columns']>> {
  const say = useSay();
  const { date } = useFormat();
  return [
    { key: 'panel', label: say(text.panel), cell: (row) => say(PagePanel.label(row.panelCode)) },
    { key: 'order', label: say(text.order), number: true, cell: (row) => row.position },
    {
      key: 'shown',
      label: say(text.shown),
      className: 'whitespace-nowrap text-fg-2',
      cell: (row) =>
        [row.startsAt && say(text.from, date(row.startsAt, 5)), row.endsAt && say(text.until, date(row.endsAt, 5))]
          .filter(Boolean)
          .join(' ') || say(text.always),
    },
  ];
}

export const bannerConsole: ContentConsole = {
  api: consoleBanner,
  path: '/banners',
  title: text.title,
  newTitle: text.newTitle,
  columns: useColumns,
  filters: useFilters,
  Fields: BannerFields,
};
