import { CertKind, CertStatus } from '@pavilion/protocol/certification.ts';
import { consoleUser, type UserRow } from '@pavilion/protocol/users.console.ts';
import { useState } from 'react';
import { useAction } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { Facts } from '../../../parts/Facts.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Dialog.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Status, type Tone } from '../../../ui/Status.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { ConsoleList } from '../../parts/ConsoleList.tsx';
import { text } from './administration.text.ts';

const tones: Record<CertStatus, Tone> = {
  [CertStatus.none]: 'quiet',
  [CertStatus.certified]: 'mint',
  [CertStatus.inReview]: 'amber',
  [CertStatus.failed]: 'rose',
};

/** Registered users with the state of their certification. */
export default function UsersPage() {
  const say = useSay();
  const { date } = useFormat();
  const [open, setOpen] = useState<UserRow>();
  const columns: Column<UserRow>[] = [
    { key: 'username', label: say(text.username), sort: 'username', cell: (u) => u.username },
    {
      key: 'name',
      label: say(text.cert),
      cell: (u) => (
        <span className="inline-flex flex-wrap items-baseline gap-x-3">
          <Status tone={tones[u.certStatus]}>{say(CertStatus.label(u.certStatus))}</Status>
          {u.certName}
        </span>
      ),
    },
    { key: 'email', label: say(text.email), cell: (u) => u.email },
    { key: 'phone', label: say(text.phone), cell: (u) => u.phone },
    { key: 'createdAt', label: say(text.joined), sort: 'createdAt', cell: (u) => date(u.createdAt) },
    {
      key: 'lastSignInAt',
      label: say(text.lastSignIn),
      sort: 'lastSignInAt',
      cell: (u) => u.lastSignInAt && date(u.lastSignInAt, 5),
    },
  ];
  return (
    <>
      <PageHead title={say(text.users)} />
      <ConsoleList
        of={consoleUser.list}
        path="/users"
        label={say(text.users)}
        columns={columns}
        rowKey={(u) => u.id}
        search={say(text.searchUsers)}
        filters={[
          {
            name: 'certStatus',
            label: say(text.cert),
            options: CertStatus.options.map((o) => ({ value: o.code, label: say(o) })),
          },
          {
            name: 'certKind',
            label: say(text.kind),
            options: CertKind.options.map((o) => ({ value: o.name, label: say(o) })),
          },
        ]}
        empty={say(text.none)}
        chosen={open?.id}
        onRow={setOpen}
      />
      <Sheet from="side" open={open !== undefined} onClose={() => setOpen(undefined)} title={open?.username ?? ''}>
        {open && <UserRecord key={open.id} user={open} />}
      </Sheet>
    </>
  );
}

/** One user. E-mail address and phone are shown in full on request only, which the server logs. */
function UserRecord({ user }: { user: UserRow }) {
  const say = useSay();
  const { date } = useFormat();
  const contact = useAction(consoleUser.contact);
  const { email, phone } = contact.data ?? user;
  return (
    <div className="grid gap-5">
      <Facts
        rows={[
          [say(text.cert), [say(CertStatus.label(user.certStatus)), user.certName].filter(Boolean).join(' · ')],
          [say(text.email), email],
          [say(text.phone), phone],
          [say(text.joined), date(user.createdAt)],
          [say(text.lastSignIn), user.lastSignInAt && date(user.lastSignInAt, 5)],
        ]}
      />
      {!contact.data && (
        <div className="grid justify-items-start gap-2">
          <Button small icon="eye" loading={contact.isPending} onClick={() => void contact.run({ id: user.id })}>
            {say(text.showContact)}
          </Button>
          <p className="text-13 text-fg-3">{say(text.contactLogged)}</p>
        </div>
      )}
    </div>
  );
}
