import { consoleExhibition } from '@pavilion/protocol/exhibitions.console.ts';
import { countryLabel } from '@pavilion/protocol/territories.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import type { ContentConsole } from '../../parts/content/contentConsole.ts';
import { ExhibitionFields } from './ExhibitionFields.tsx';
import { text } from './exhibitions.text.ts';
import { useRegions } from './useRegions.ts';

function useFilters() {
  const say = useSay();
  const regions = useRegions();
  const yesNo = [
    { value: 'true', label: say(text.yes) },
    { value: 'false', label: say(text.no) },
  ];
  return [
    {
      name: 'regionTypeId',
      label: say(text.region),
      options: regions.map(({ value, label }) => ({ value: String(value), label })),
    },
    { name: 'inSidebar', label: say(text.sidebarColumn), options: yesNo },
    { name: 'featured', label: say(text.featuredColumn), options: yesNo },
  ];
}
function useColumns(): ReturnType<NonNullable<ContentConsole['columns']>> {
  const say = useSay();
  const { date } = useFormat();
  return [
    {
      key: 'days',
      label: say(text.days),
      className: 'whitespace-nowrap',
      cell: (row) =>
        [row.startsOn, row.endsOn]
          .filter(Boolean)
          .map((day: string) => date(day))
          .join(' – '),
    },
    {
      key: 'city',
      label: say(text.city),
      cell: (row) => (
        <>
          <BilingualText zh={row.zhCity} en={row.enCity} />
          <span className="block text-12 text-fg-3">{say(countryLabel(row.country))}</span>
        </>
      ),
    },
    { key: 'sidebar', label: say(text.sidebarColumn), cell: (row) => (row.inSidebar ? say(text.yes) : '') },
    { key: 'featured', label: say(text.featuredColumn), cell: (row) => (row.featured ? say(text.yes) : '') },
  ];
}

export const exhibitionConsole: ContentConsole = {
  api: consoleExhibition,
  path: '/exhibitions',
  title: text.title,
  newTitle: text.newTitle,
  page: (id) => `#/exhibitionDetails?id=${id}`,
  columns: useColumns,
  filters: useFilters,
  Fields: ExhibitionFields,
};
