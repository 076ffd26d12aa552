import { findDone } from '@pavilion/protocol/orders.console.ts';
import { type AuditRow, consoleAudit } from '@pavilion/protocol/staff.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { ConsoleList } from '../../parts/ConsoleList.tsx';
import { text } from './administration.text.ts';
import { actions, subjects } from './auditActions.text.ts';

/** Subjects that only prefix names of actions, and classes that are recorded as companies; their events have another subject. */
const notSubjects = ['submission', 'rights', 'sheet', 'domesticExhibitor', 'overseasCustomer'];

/** The audit log, newest first. */
export default function AuditPage() {
  const say = useSay();
  const { date } = useFormat();
  const nameOf = (subject: string) => (subjects[subject] ? say(subjects[subject]) : subject);
  /** Turns `order.accept` into “Order · accepted”; a code without a text is shown unchanged. */
  const textOf = (code: string) => {
    const [subject = '', action = ''] = code.split('.');
    const words = actions[action] ?? findDone(action);
    return words ? `${nameOf(subject)} · ${say(words).replace(/^./, (first) => first.toLowerCase())}` : code;
  };
  const columns: Column<AuditRow>[] = [
    { key: 'at', label: say(text.created), sort: 'at', cell: (a) => date(a.at, 6), className: 'whitespace-nowrap' },
    { key: 'who', label: say(text.who), cell: (a) => a.staffName ?? a.userName },
    {
      key: 'action',
      label: say(text.action),
      cell: ({ action }) => (
        <>
          {textOf(action)}
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
      <ConsoleList
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
