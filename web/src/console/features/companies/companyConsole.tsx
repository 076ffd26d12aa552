import { consoleCompany } from '@pavilion/protocol/companies.console.ts';
import { CompanyKind } from '@pavilion/protocol/companies.ts';
import { countryLabel } from '@pavilion/protocol/territories.ts';
import { useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import type { ContentConsole } from '../../parts/content/contentConsole.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { text } from './companies.text.ts';

function useColumns(): ReturnType<NonNullable<ContentConsole['columns']>> {
  const say = useSay();
  return [
    {
      key: 'side',
      label: say(text.side),
      className: 'whitespace-nowrap',
      cell: (row) =>
        [row.isSeller && say(text.seller), row.isBuyer && say(text.buyer)].filter(Boolean).join(' · ') || '—',
    },
    { key: 'kind', label: say(text.kind), cell: (row) => say(CompanyKind.label(row.kind)) },
    { key: 'country', label: say(text.country), cell: (row) => say(countryLabel(row.country)) },
    { key: 'city', label: say(text.city), cell: (row) => <BilingualText zh={row.zhCity} en={row.enCity} /> },
  ];
}
function useFilters(): ReturnType<NonNullable<ContentConsole['filters']>> {
  const say = useSay();
  const yesNo = [
    { value: 'true', label: say(text.yes) },
    { value: 'false', label: say(text.no) },
  ];
  return [
    { name: 'isSeller', label: say(text.sellers), options: yesNo },
    { name: 'isBuyer', label: say(text.buyers), options: yesNo },
    {
      name: 'kind',
      label: say(text.kind),
      options: CompanyKind.options.map((o) => ({ value: o.name, label: say(o) })),
    },
  ];
}

export const companyConsole: ContentConsole = {
  api: consoleCompany,
  path: '/companies',
  title: text.title,
  newTitle: text.newTitle,
  // A company on both sides is previewed as a seller; its page links to the other.
  page: (id, form) => (form.isBuyer && !form.isSeller ? `#/overseasDetails?id=${id}` : `#/exhibitorDetails?id=${id}`),
  columns: useColumns,
  filters: useFilters,
  Fields: CompanyFields,
};
