import { consoleActivity } from '@pavilion/protocol/activities.console.ts';
import { ActivityStatus, type ActivityTimes } from '@pavilion/protocol/activityStatus.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { toneOf, useActivityState } from '../../../parts/activity/activityState.ts';
import { formatMoment } from '../../../parts/activity/activityTimes.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Status } from '../../../ui/Status.tsx';
import type { ContentConsole, ContentRow } from '../../parts/content/contentConsole.ts';
import { ActivityFields } from './ActivityFields.tsx';
import { text } from './activities.text.ts';
import { useKinds } from './useKinds.ts';

function useFilters() {
  const say = useSay();
  const kinds = useKinds();
  return [
    {
      name: 'kind',
      label: say(text.kind),
      options: kinds.map(({ value, label }) => ({ value: String(value), label })),
    },
  ];
}
function When({ row }: { row: ContentRow }) {
  const locale = useLocale();
  return row.startsAt ? formatMoment(row.startsAt, row.timeZone, locale) : null;
}
function StatusCell({ row }: { row: ContentRow }) {
  const say = useSay();
  const { status } = useActivityState(row as unknown as ActivityTimes);
  return <Status tone={toneOf[status]}>{say(ActivityStatus.label(status))}</Status>;
}
function useColumns(): ReturnType<NonNullable<ContentConsole['columns']>> {
  const say = useSay();
  const kinds = useKinds();
  return [
    { key: 'kind', label: say(text.kind), cell: (row) => kinds.find(({ value }) => value === row.kind)?.label },
    { key: 'when', label: say(text.when), className: 'whitespace-nowrap', cell: (row) => <When row={row} /> },
    { key: 'city', label: say(text.city), cell: (row) => <BilingualText zh={row.zhCity} en={row.enCity} /> },
    {
      key: 'standing',
      label: say(text.statusLabel),
      cell: (row) => row.startsAt && row.endsAt && <StatusCell row={row} />,
    },
  ];
}

export const activityConsole: ContentConsole = {
  api: consoleActivity,
  path: '/activities',
  title: text.title,
  newTitle: text.newTitle,
  page: (id) => `#/activityDetails?id=${id}`,
  columns: useColumns,
  filters: useFilters,
  Fields: ActivityFields,
};
