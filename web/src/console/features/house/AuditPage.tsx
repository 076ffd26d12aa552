import { type AuditRow, consoleAudit } from '@pavilion/protocol/staff.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { DeskList } from '../../../parts/DeskList.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { deeds, subjects } from './deeds.text.ts';
import { text } from './house.text.ts';

/** These begin the names of deeds only; what was done is written under another subject. */
const notSubjects = ['submission', 'rights', 'sheet'];

/** What staff did, newest first; the log only grows. */
export default function AuditPage() {
  const say = useSay();
  const { date } = useFormat();
  const nameOf = (subject: string) => (subjects[subject] ? say(subjects[subject]) : subject);
  /** `order.accept` → “Order · accepted”; a code without words stands as it is. */
  const deedOf = (action: string) => {
    const [subject = '', deed = ''] = action.split('.');
    return deeds[deed] ? `${nameOf(subject)} · ${say(deeds[deed])}` : action;
  };
  const columns: Column<AuditRow>[] = [
    { key: 'at', label: say(text.created), sort: 'at', cell: (a) => date(a.at, 6), className: 'whitespace-nowrap' },
    { key: 'who', label: say(text.who), cell: (a) => a.staffName ?? a.userName },
    {
      key: 'action',
      label: say(text.deed),
      cell: ({ action }) => (
        <>
          {deedOf(action)}
          <span className="block text-12 text-fg-3">{action}</span>
        </>
      ),
    },
    { key: 'subject', label: say(text.of), cell: (a) => [nameOf(a.subject), a.subjectId].filter(Boolean).join(' ') },
    {
      key: 'details',
      label: say(text.details),
      cell: (a) =>
        Object.entries(a.details)
          .map(([k, v]) => `${k}: ${String(v)}`)
          .join(', '),
      className: 'max-w-[480px] truncate text-fg-2',
    },
  ];
  return (
    <>
      <PageHead title={say(text.audit)} />
      <DeskList
        of={consoleAudit.list}
        path="/audit"
        label={say(text.audit)}
        columns={columns}
        rowKey={(a) => a.id}
        search={say(text.searchAudit)}
        filters={[
          {
            name: 'subject',
            label: say(text.of),
            options: Object.entries(subjects)
              .filter(([subject]) => !notSubjects.includes(subject))
              .map(([value, words]) => ({ value, label: say(words) })),
          },
        ]}
        empty={say(text.none)}
      />
    </>
  );
}
