import { type ContactDetail, type ContactRow, consoleContact } from '@pavilion/protocol/companies.console.ts';
import { ContactTopic } from '@pavilion/protocol/companies.ts';
import { useAction, useApi } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Facts } from '../../../parts/Facts.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Dialog.tsx';
import { Textarea } from '../../../ui/Field.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Status } from '../../../ui/Status.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { ConsoleList } from '../../parts/ConsoleList.tsx';
import { recordId, useOpenRecord } from '../../parts/useOpenRecord.ts';
import { text } from './contacts.text.ts';

/** Letters of users to companies; a row opens the letter with both e-mail addresses. */
export default function ContactsPage() {
  const say = useSay();
  const { open, show, close } = useOpenRecord('/contacts', recordId);
  const yesNo = (yes: string, no: string) => [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ];
  return (
    <>
      <PageHead title={say(text.title)} />
      <ConsoleList
        of={consoleContact.list}
        path="/contacts"
        label={say(text.title)}
        columns={useColumns()}
        rowKey={(row) => row.id}
        search={say(text.search)}
        filters={[
          { name: 'handled', label: say(text.state), options: yesNo(say(text.handled), say(text.open)) },
          { name: 'sent', label: say(text.delivery), options: yesNo(say(text.sent), say(text.notSent)) },
          {
            name: 'topic',
            label: say(text.topic),
            options: ContactTopic.options.map((o) => ({ value: o.name, label: say(o) })),
          },
        ]}
        empty={say(text.none)}
        chosen={open}
        onRow={(row) => show(row.id)}
      />
      <LetterSheet id={open} onClose={close} />
    </>
  );
}

function useColumns(): Column<ContactRow>[] {
  const say = useSay();
  const { date } = useFormat();
  return [
    {
      key: 'createdAt',
      label: say(text.created),
      sort: 'createdAt',
      cell: (row) => date(row.createdAt, 5),
      className: 'whitespace-nowrap',
    },
    { key: 'from', label: say(text.from), cell: (row) => row.senderName, className: 'max-w-56 truncate' },
    {
      key: 'to',
      label: say(text.to),
      cell: (row) => <BilingualText zh={row.zhCompany} en={row.enCompany} />,
      className: 'max-w-64 truncate font-medium',
    },
    { key: 'topic', label: say(text.topic), cell: (row) => say(ContactTopic.label(row.topic)) },
    {
      key: 'programme',
      label: say(text.programme),
      cell: (row) => <BilingualText zh={row.zhProgramme} en={row.enProgramme} />,
      className: 'max-w-56 truncate',
    },
    {
      key: 'delivery',
      label: say(text.delivery),
      cell: (row) => <Status tone={row.sent ? 'mint' : 'amber'}>{say(row.sent ? text.sent : text.notSent)}</Status>,
    },
    {
      key: 'state',
      label: say(text.state),
      cell: (row) => (
        <Status tone={row.handledAt ? 'quiet' : 'sky'}>{say(row.handledAt ? text.handled : text.open)}</Status>
      ),
    },
  ];
}

function LetterSheet({ id, onClose }: { id: number | undefined; onClose: () => void }) {
  const say = useSay();
  const letter = useApi(consoleContact.detail, { id: id ?? 0 }, { enabled: id !== undefined });
  return (
    <Sheet from="side" open={id !== undefined} onClose={onClose} title={id === undefined ? '' : say(text.letter, id)}>
      <Loaded of={letter}>{(found) => <Letter key={found.id} letter={found} onDone={onClose} />}</Loaded>
    </Sheet>
  );
}

function Letter({ letter, onDone }: { letter: ContactDetail; onDone: () => void }) {
  const say = useSay();
  const { date } = useFormat();
  const isHandled = letter.handledAt !== null;
  const form = useForm(consoleContact.handle.input, {
    id: letter.id,
    handled: !isHandled,
    note: letter.note ?? '',
  });
  const handle = useAction(consoleContact.handle, {
    form,
    refresh: [consoleContact.list, consoleContact.detail],
    done: say(text.saved),
    onDone,
  });
  return (
    <form noValidate className="grid gap-6" onSubmit={form.send(handle.run)}>
      <Facts
        rows={[
          [say(text.created), date(letter.createdAt, 5)],
          [say(text.from), letter.senderName],
          [say(text.senderEmail), `${letter.senderEmail} (${say(letter.showsAddress ? text.shown : text.hidden)})`],
          [say(text.to), <BilingualText key="to" zh={letter.zhCompany} en={letter.enCompany} />],
          [say(text.companyEmail), letter.companyEmail ?? say(text.notSent)],
          [say(text.topic), say(ContactTopic.label(letter.topic))],
          [
            say(text.programme),
            letter.programmeId && <BilingualText key="p" zh={letter.zhProgramme} en={letter.enProgramme} />,
          ],
          [say(text.handledBy), letter.handledAt && `${letter.handledBy ?? ''} ${date(letter.handledAt, 5)}`],
        ]}
      />
      <p className="rounded-card bg-ink-3 p-5 text-15 leading-relaxed whitespace-pre-wrap break-words">
        {letter.message}
      </p>
      <Textarea {...form.field('note')} rows={3} />
      <div className="flex justify-end">
        <Button kind={isHandled ? 'line' : 'amber'} small type="submit" loading={handle.isPending}>
          {say(isHandled ? text.reopen : text.markHandled)}
        </Button>
      </div>
    </form>
  );
}
