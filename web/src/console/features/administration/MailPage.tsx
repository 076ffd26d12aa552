import { consoleBoard, consoleMail, type MailRow, MailStatus } from '@pavilion/protocol/staff.ts';
import { useState } from 'react';
import { useAction, useApi } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { Facts } from '../../../parts/Facts.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Dialog.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Status, type Tone } from '../../../ui/Status.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { ConsoleList } from '../../parts/ConsoleList.tsx';
import { text } from './administration.text.ts';

const tones: Record<MailRow['status'], Tone> = { outbox: 'lilac', queued: 'sky', sent: 'mint', failed: 'rose' };

/** All mails, sent or waiting; without an SMTP server they stay here to be read. */
export default function MailPage() {
  const say = useSay();
  const { date } = useFormat();
  const [open, setOpen] = useState<number>();
  const columns: Column<MailRow>[] = [
    {
      key: 'createdAt',
      label: say(text.created),
      sort: 'createdAt',
      cell: (m) => date(m.createdAt, 5),
      className: 'whitespace-nowrap',
    },
    { key: 'recipient', label: say(text.recipient), sort: 'recipient', cell: (m) => m.recipient },
    { key: 'subject', label: say(text.subject), cell: (m) => m.subject, className: 'max-w-96 truncate' },
    {
      key: 'status',
      label: say(text.status),
      sort: 'status',
      cell: (m) => <Status tone={tones[m.status]}>{say(MailStatus.label(m.status))}</Status>,
    },
    { key: 'tries', label: say(text.tries), number: true, cell: (m) => m.tries },
  ];
  return (
    <>
      <PageHead title={say(text.mail)} />
      <ConsoleList
        of={consoleMail.list}
        path="/mail"
        label={say(text.mail)}
        columns={columns}
        rowKey={(m) => m.id}
        search={say(text.searchMail)}
        filters={[
          {
            name: 'status',
            label: say(text.status),
            options: MailStatus.options.map((o) => ({ value: o.name, label: say(o) })),
          },
        ]}
        empty={say(text.none)}
        chosen={open}
        onRow={(m) => setOpen(m.id)}
      />
      <MailSheet id={open} onClose={() => setOpen(undefined)} />
    </>
  );
}

function MailSheet({ id, onClose }: { id: number | undefined; onClose: () => void }) {
  const say = useSay();
  const { date } = useFormat();
  const mail = useApi(consoleMail.detail, { id: id ?? 0 }, { enabled: id !== undefined });
  const resend = useAction(consoleMail.resend, {
    refresh: [consoleMail.list, consoleMail.detail, consoleBoard.counts],
    done: say(text.resent),
  });
  return (
    <Sheet
      from="side"
      className="[&_h2]:font-sans [&_h2]:text-19 [&_h2]:font-semibold"
      open={id !== undefined}
      onClose={onClose}
      title={mail.data?.subject ?? ''}
    >
      <Loaded of={mail}>
        {(m) => (
          <div className="grid gap-5">
            <Facts
              rows={[
                [say(text.recipient), m.recipient],
                [say(text.created), date(m.createdAt, 6)],
                [say(text.sent), m.sentAt && date(m.sentAt, 6)],
                [say(text.error), m.error],
              ]}
            />
            <pre className="rounded-card bg-ink-3 p-4 font-sans text-14 whitespace-pre-wrap break-words">{m.text}</pre>
            {m.status === 'failed' && (
              <Button kind="amber" small loading={resend.isPending} onClick={() => void resend.run({ id: m.id })}>
                {say(text.resend)}
              </Button>
            )}
          </div>
        )}
      </Loaded>
    </Sheet>
  );
}
