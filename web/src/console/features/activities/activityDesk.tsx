import { consoleActivity } from '@pavilion/protocol/activitiesDesk.ts';
import { ActivityStatus, type ActivityTimes } from '@pavilion/protocol/activityStatus.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { momentWords } from '../../../parts/activity/activityTimes.ts';
import { toneOf, useStanding } from '../../../parts/activity/standing.ts';
import type { ContentDesk, ContentRow } from '../../../parts/content/desk.ts';
import { TwoTongues } from '../../../parts/TwoTongues.tsx';
import { Status } from '../../../ui/Status.tsx';
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
  return row.startsAt ? momentWords(row.startsAt, row.timeZone, locale) : null;
}
function Standing({ row }: { row: ContentRow }) {
  const say = useSay();
  const { status } = useStanding(row as unknown as ActivityTimes);
  return <Status tone={toneOf[status]}>{say(ActivityStatus.label(status))}</Status>;
}
function useColumns(): ReturnType<NonNullable<ContentDesk['columns']>> {
  const say = useSay();
  const kinds = useKinds();
  return [
    { key: 'kind', label: say(text.kind), cell: (row) => kinds.find(({ value }) => value === row.kind)?.label },
    { key: 'when', label: say(text.when), className: 'whitespace-nowrap', cell: (row) => <When row={row} /> },
    { key: 'city', label: say(text.city), cell: (row) => <TwoTongues zh={row.zhCity} en={row.enCity} /> },
    {
      key: 'standing',
      label: say(text.standing),
      cell: (row) => row.startsAt && row.endsAt && <Standing row={row} />,
    },
  ];
}

export const activityDesk: ContentDesk = {
  api: consoleActivity as unknown as ContentDesk['api'],
  path: '/activities',
  title: text.title,
  newTitle: text.newTitle,
  page: (id) => `#/activityDetails?id=${id}`,
  columns: useColumns,
  filters: useFilters,
  Fields: ActivityFields,
};
