import { AttendeeType } from '@pavilion/protocol/attendees.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { consoleSignup, SignupQueue, type SignupRow } from '@pavilion/protocol/signup.console.ts';
import { ContactStatus, SignupStage } from '@pavilion/protocol/signup.ts';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Status, type Tone } from '../../../ui/Status.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { ConsoleList } from '../../parts/ConsoleList.tsx';
import { recordId, useOpenRecord } from '../../parts/useOpenRecord.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { SignupSheet } from './SignupSheet.tsx';
import { text } from './signup.text.ts';

const tones: Record<ContactStatus, Tone> = { 1: 'mint', 2: 'rose', 3: 'amber' };
/** The queue of sign-ups for exhibitions and activities. */
export default function SignupsPage() {
  const say = useSay();
  const locale = useLocale();
  const { date } = useFormat();
  const [exporting, setExporting] = useState(false);
  const { open, show, close } = useOpenRecord('/signups', recordId);
  const columns: Column<SignupRow>[] = [
    {
      key: 'event',
      label: say(text.event),
      cell: (s) => inLanguage(s.zhTitle ?? '', s.enTitle ?? '', locale).words,
      className: 'max-w-72 truncate',
    },
    { key: 'name', label: say(text.contact), cell: (s) => s.name, className: 'max-w-48 truncate' },
    { key: 'company', label: say(text.company), cell: (s) => s.company, className: 'max-w-48 truncate' },
    { key: 'username', label: say(text.user), sort: 'username', cell: (s) => s.username },
    {
      key: 'status',
      label: say(text.status),
      cell: (s) =>
        s.stage === 'sent' || s.status === ContactStatus.failed ? (
          <Status tone={tones[s.status]}>{say(ContactStatus.label(s.status))}</Status>
        ) : (
          <Status tone="quiet">{say(SignupStage.label(s.stage))}</Status>
        ),
    },
    { key: 'changed', label: say(text.changed), cell: (s) => s.changedAt && date(s.changedAt, 5) },
    { key: 'people', label: say(text.people), number: true, cell: (s) => s.attendees },
    { key: 'placed', label: say(text.placed), number: true, cell: (s) => s.placed },
    { key: 'waiting', label: say(text.waiting), number: true, cell: (s) => s.waiting },
    { key: 'sentAt', label: say(text.sent), sort: 'sentAt', cell: (s) => s.sentAt && date(s.sentAt, 5) },
    {
      key: 'reviewedAt',
      label: say(text.reviewed),
      sort: 'reviewedAt',
      cell: (s) => s.reviewedAt && `${date(s.reviewedAt, 5)} ${s.reviewedBy ?? ''}`,
    },
  ];
  return (
    <>
      <PageHead
        title={say(text.title)}
        lead={say(text.lead)}
        actions={
          <Button icon="download" small onClick={() => setExporting(true)}>
            {say(text.export)}
          </Button>
        }
      />
      <ConsoleList
        of={consoleSignup.list}
        path="/signups"
        label={say(text.title)}
        columns={columns}
        rowKey={(s) => s.id}
        search={say(text.search)}
        filters={[
          {
            name: 'queue',
            label: say(text.queue),
            options: SignupQueue.options.filter((o) => o.name !== 'all').map((o) => ({ value: o.name, label: say(o) })),
          },
          {
            name: 'type',
            label: say(text.type),
            options: AttendeeType.options.map((o) => ({ value: o.code, label: say(o) })),
          },
          {
            name: 'status',
            label: say(text.status),
            options: ContactStatus.options.map((o) => ({ value: o.code, label: say(o) })),
          },
        ]}
        empty={say(text.none)}
        chosen={open}
        onRow={(s) => show(s.id)}
      />
      <SignupSheet id={open} onClose={close} />
      {exporting && <ExportDialog onClose={() => setExporting(false)} />}
    </>
  );
}
