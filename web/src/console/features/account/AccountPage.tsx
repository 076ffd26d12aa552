import { consoleSession, type StaffInfo, StaffRole } from '@pavilion/protocol/staff.ts';
import type { ReactNode } from 'react';
import { useAction, useApi } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { languages, useSay } from '../../../lib/locale.ts';
import { signIn } from '../../../lib/session.ts';
import { besideField } from '../../../parts/besideField.ts';
import { Facts } from '../../../parts/Facts.tsx';
import { PasswordInput } from '../../../parts/PasswordInput.tsx';
import { passwordText } from '../../../parts/password.text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Input, Select } from '../../../ui/Field.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { text } from './account.text.ts';
import { TotpPart } from './TotpPart.tsx';

/** The staff member's own name, language, password and second factor. */
export default function AccountPage() {
  const say = useSay();
  const me = useApi(consoleSession.me);
  return (
    <>
      <PageHead title={say(text.title)} />
      <Loaded of={me}>
        {(staff) => (
          <>
            <Part title={say(text.profileHeading)}>
              <Profile staff={staff} />
            </Part>
            <Part title={say(text.passwordHeading)} hint={say(text.passwordHint)}>
              <Password />
            </Part>
            <Part title={say(text.totpHeading)} hint={say(text.totpHint)}>
              <TotpPart staff={staff} />
            </Part>
          </>
        )}
      </Loaded>
    </>
  );
}
function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-10 gap-y-5 border-t border-line py-8 tablet:grid-cols-[240px_minmax(0,520px)]">
      <div>
        <h2 className="serif text-24 leading-tight">{title}</h2>
        {hint && <p className="mt-2 text-13 leading-snug text-fg-3">{hint}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

function Profile({ staff }: { staff: StaffInfo }) {
  const say = useSay();
  const form = useForm(consoleSession.editMe.input, { name: staff.name, locale: staff.locale });
  const edit = useAction(consoleSession.editMe, { form, refresh: [consoleSession.me], done: say(text.saved) });
  return (
    <form noValidate onSubmit={form.send(edit.run)} className="grid gap-5">
      <Facts
        rows={[
          [say(text.username), staff.username],
          [say(text.email), staff.email],
          [say(text.role), say(StaffRole.label(staff.role))],
        ]}
      />
      <Input {...form.field('name')} autoComplete="name" />
      <Select
        {...form.field('locale')}
        label={say(text.language)}
        empty={false}
        options={languages.map((l) => ({ value: l.value, label: l.text }))}
      />
      <Button small type="submit" className="justify-self-start" loading={edit.isPending}>
        {say(text.save)}
      </Button>
    </form>
  );
}

function Password() {
  const say = useSay();
  const form = useForm(consoleSession.changePassword.input, { oldPassword: '', password: '' });
  const change = useAction(consoleSession.changePassword, {
    form,
    done: say(text.changed),
    failed: say(text.failed),
    onFailed: besideField(form, {
      oldPasswordWrong: 'oldPassword',
      passwordSameAsOld: 'password',
      passwordTooCommon: 'password',
      passwordHoldsName: 'password',
    }),
    // The old token ended with all the others.
    onDone: ({ token }) => {
      signIn(token);
      form.reset();
    },
  });
  return (
    <form noValidate onSubmit={form.send(change.run)} className="grid gap-5">
      <PasswordInput {...form.field('oldPassword')} autoComplete="current-password" />
      <PasswordInput
        {...form.field('password')}
        label={say(text.newPassword)}
        hint={say(passwordText.rule)}
        autoComplete="new-password"
      />
      <Button small type="submit" className="justify-self-start" loading={change.isPending}>
        {say(text.change)}
      </Button>
    </form>
  );
}
