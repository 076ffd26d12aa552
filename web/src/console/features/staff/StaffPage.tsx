import { consoleSession, consoleStaff, StaffRole, type StaffRow } from '@pavilion/protocol/staff.ts';
import { useState } from 'react';
import { useAction, useApi } from '../../../lib/api.ts';
import { confirm } from '../../../lib/confirm.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select, Switch } from '../../../ui/Field.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Status } from '../../../ui/Status.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { ConsoleList } from '../../parts/ConsoleList.tsx';
import { SecondPersonFields } from './SecondPersonFields.tsx';
import { StaffSheet } from './StaffSheet.tsx';
import { text } from './staff.text.ts';

/** Staff accounts with their roles, and whether all need a second factor. */
export default function StaffPage() {
  const say = useSay();
  const { date } = useFormat();
  const [open, setOpen] = useState<StaffRow | 'new'>();
  const columns: Column<StaffRow>[] = [
    {
      key: 'username',
      label: say(text.username),
      sort: 'username',
      cell: (s) => <b className="font-medium">{s.username}</b>,
    },
    { key: 'name', label: say(text.name), cell: (s) => s.name, className: 'whitespace-nowrap' },
    { key: 'role', label: say(text.role), cell: (s) => say(StaffRole.label(s.role)), className: 'whitespace-nowrap' },
    {
      key: 'state',
      label: say(text.state),
      cell: (s) => (
        <Status tone={s.disabledAt ? 'quiet' : 'mint'}>{say(s.disabledAt ? text.disabled : text.open)}</Status>
      ),
    },
    {
      key: 'totp',
      label: say(text.totp),
      cell: (s) => <Status tone={s.totpEnabled ? 'mint' : 'quiet'}>{say(s.totpEnabled ? text.on : text.off)}</Status>,
    },
    { key: 'email', label: say(text.email), cell: (s) => s.email },
    {
      key: 'lastSignInAt',
      label: say(text.lastSignIn),
      sort: 'lastSignInAt',
      cell: (s) => s.lastSignInAt && date(s.lastSignInAt, 5),
      className: 'whitespace-nowrap',
    },
    {
      key: 'createdAt',
      label: say(text.created),
      sort: 'createdAt',
      cell: (s) => date(s.createdAt),
      className: 'whitespace-nowrap',
    },
  ];
  return (
    <>
      <PageHead
        title={say(text.title)}
        actions={
          <Button kind="amber" small icon="plus" onClick={() => setOpen('new')}>
            {say(text.create)}
          </Button>
        }
      />
      <Settings />
      <ConsoleList
        of={consoleStaff.list}
        path="/staff"
        label={say(text.title)}
        columns={columns}
        rowKey={(s) => s.id}
        search={say(text.search)}
        filters={[
          {
            name: 'role',
            label: say(text.role),
            options: StaffRole.options.map((o) => ({ value: o.name, label: say(o) })),
          },
          {
            name: 'disabled',
            label: say(text.state),
            options: [
              { value: 'false', label: say(text.open) },
              { value: 'true', label: say(text.disabled) },
            ],
          },
        ]}
        empty={say(text.none)}
        chosen={open === 'new' ? undefined : open?.id}
        onRow={setOpen}
      />
      {open && <StaffSheet key={open === 'new' ? 'new' : open.id} of={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function Settings() {
  const say = useSay();
  const settings = useApi(consoleStaff.settings);
  const save = useAction(consoleStaff.saveSettings, {
    refresh: [consoleSession.me, consoleStaff.settings],
    done: say(text.settingsSaved),
  });
  async function change(requireTotp: boolean) {
    if (requireTotp && !(await confirm({ title: say(text.requireTotp), body: say(text.requireAsk) }))) return;
    await save.run({ requireTotp });
  }
  return (
    <section aria-label={say(text.settingsTitle)} className="mb-8 max-w-[640px] border-y border-line py-3">
      <Loaded of={settings}>
        {({ requireTotp, idleMinutes, secondPersonAbove }) => (
          <div className="grid gap-4">
            <Switch checked={requireTotp} disabled={save.isPending} onChange={() => void change(!requireTotp)}>
              {say(text.requireTotp)}
              <span className="mt-0.5 block text-13 text-fg-3">{say(text.requireBody)}</span>
            </Switch>
            <Select
              label={say(text.idleMinutes)}
              hint={say(text.idleBody)}
              empty={false}
              value={String(idleMinutes)}
              disabled={save.isPending}
              onChange={(e) => void save.run({ idleMinutes: Number(e.target.value) })}
              options={[...new Set([15, 30, 60, 120, 240, idleMinutes])]
                .sort((a, b) => a - b)
                .map((minutes) => ({ value: String(minutes), label: say(text.minutes, minutes) }))}
            />
            <SecondPersonFields limits={secondPersonAbove} />
          </div>
        )}
      </Loaded>
    </section>
  );
}
