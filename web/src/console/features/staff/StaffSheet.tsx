import { consoleSession, consoleStaff, StaffRole, type StaffRow } from '@pavilion/protocol/staff.ts';
import { useId } from 'react';
import { useAction, useApi } from '../../../lib/api.ts';
import { confirm } from '../../../lib/confirm.ts';
import { useForm } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { besideField } from '../../../parts/besideField.ts';
import { PasswordInput } from '../../../parts/PasswordInput.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Dialog.tsx';
import { Input, Select } from '../../../ui/Field.tsx';
import { text } from './staff.text.ts';

const reads = [consoleStaff.list, consoleSession.me];

/** One account and its role, with an administrator's actions for a lost phone and for a person who has left. */
export function StaffSheet({ of, onClose }: { of: StaffRow | 'new'; onClose: () => void }) {
  const say = useSay();
  const formId = useId();
  const staff = of === 'new' ? undefined : of;
  const form = useForm(
    consoleStaff.save.input,
    staff
      ? { id: staff.id, username: staff.username, name: staff.name, email: staff.email, role: staff.role }
      : { username: '', name: '', email: '', role: 'editor', password: '' },
  );
  const save = useAction(consoleStaff.save, {
    form,
    refresh: reads,
    done: say(text.saved),
    failed: say(text.saveFailed),
    onFailed: besideField(form, {
      usernameTaken: 'username',
      emailTaken: 'email',
      passwordTooCommon: 'password',
      passwordHoldsName: 'password',
    }),
    onDone: onClose,
  });
  return (
    <Sheet
      from="side"
      {...(staff && { className: '[&_h2]:font-sans [&_h2]:text-19 [&_h2]:font-semibold' })}
      open
      onClose={onClose}
      title={staff?.name ?? say(text.newTitle)}
      actions={
        <>
          <Button small onClick={onClose}>
            {say(text.cancel)}
          </Button>
          <Button kind="amber" small type="submit" form={formId} loading={save.isPending}>
            {say(text.save)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.send(save.run)} className="grid gap-5">
        <div className="grid items-start gap-5 wide:grid-cols-2">
          <Input {...form.field('username')} autoComplete="off" />
          <Input {...form.field('name')} autoComplete="off" />
          <Input {...form.field('email')} type="email" autoComplete="off" />
          <Select
            {...form.field('role')}
            empty={false}
            options={StaffRole.options.map((o) => ({ value: o.name, label: say(o) }))}
          />
        </div>
        <PasswordInput
          {...form.field('password')}
          // The password of an existing account changes only if one is typed.
          {...form.register('password', { setValueAs: (v: string) => (staff && !v ? undefined : v) })}
          required={!staff}
          autoComplete="new-password"
          hint={staff && say(text.newPasswordHint)}
        />
      </form>
      {staff && <StaffActions staff={staff} onDone={onClose} />}
    </Sheet>
  );
}

function StaffActions({ staff, onDone }: { staff: StaffRow; onDone: () => void }) {
  const say = useSay();
  const me = useApi(consoleSession.me);
  const isDisabled = staff.disabledAt !== null;
  const disable = useAction(consoleStaff.disable, {
    refresh: reads,
    done: say(isDisabled ? text.enabledDone : text.disabledDone),
    onDone,
  });
  const reset = useAction(consoleStaff.resetTotp, { refresh: reads, done: say(text.resetDone), onDone });
  return (
    <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-6 empty:hidden">
      {staff.totpEnabled && (
        <Button
          small
          loading={reset.isPending}
          onClick={async () => {
            if (await confirm({ title: say(text.resetTotp), body: say(text.resetBody), danger: true }))
              void reset.run({ id: staff.id });
          }}
        >
          {say(text.resetTotp)}
        </Button>
      )}
      {me.data && me.data.id !== staff.id && (
        <Button
          small
          kind={isDisabled ? 'line' : 'danger'}
          loading={disable.isPending}
          onClick={async () => {
            if (isDisabled || (await confirm({ title: say(text.disable), body: say(text.disableBody), danger: true })))
              void disable.run({ id: staff.id, disabled: !isDisabled });
          }}
        >
          {say(isDisabled ? text.enable : text.disable)}
        </Button>
      )}
    </div>
  );
}
