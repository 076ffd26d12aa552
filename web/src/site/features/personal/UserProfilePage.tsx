import { accounts, EditUserInfo, type UserInfo } from '@pavilion/protocol/accounts.ts';
import { labelOf } from '@pavilion/protocol/kit/issues.ts';
import type { ReactNode } from 'react';
import { useAction } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { languages, setLocale, useSay } from '../../../lib/locale.ts';
import { useKnownUser } from '../../../lib/user.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldSet, Input, Radio } from '../../../ui/Field.tsx';
import { Waiting } from '../../../ui/Loaded.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { DataAndClosing } from './DataAndClosing.tsx';
import { PasswordPart } from './PasswordPart.tsx';
import { PortraitPart } from './PortraitPart.tsx';
import { text } from './personal.text.ts';
import { SessionsPart } from './SessionsPart.tsx';

export default function UserProfilePage() {
  const say = useSay();
  const user = useKnownUser();
  return (
    <>
      <PageHead title={say(text.profileTitle)} />
      {user ? (
        <>
          <Section title={say(text.portrait)}>
            <PortraitPart user={user} />
          </Section>
          <Section title={say(text.aboutTitle)}>
            <AboutForm user={user} />
          </Section>
          <Section title={say(text.securityTitle)}>
            <div className="grid gap-7">
              <PasswordPart />
              <SessionsPart />
            </div>
          </Section>
          <Section title={say(text.dataTitle)}>
            <DataAndClosing />
          </Section>
        </>
      ) : (
        <Waiting>
          <SkeletonRows rows={4} />
        </Waiting>
      )}
    </>
  );
}
function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-10 gap-y-5 border-t border-line py-7 desktop:grid-cols-[180px_minmax(0,1fr)]">
      <h2 className="text-17 font-semibold">{title}</h2>
      <div className="max-w-[560px] min-w-0">{children}</div>
    </section>
  );
}
const Profile = EditUserInfo.pick({ nickname: true, phone: true, locale: true });

function AboutForm({ user }: { user: UserInfo }) {
  const say = useSay();
  const form = useForm(Profile, { nickname: user.nickname, phone: user.phone, locale: user.locale });
  const save = useAction(accounts.editUserInfo, {
    form,
    refresh: [accounts.getUserInfo],
    done: say(text.saved),
    failed: say(text.editFailed),
    onDone: (_, sent) => {
      form.reset(form.getValues());
      if (sent.locale) setLocale(sent.locale);
    },
  });
  return (
    <form noValidate onSubmit={form.send(save.run)} className="grid gap-5">
      <dl className="grid gap-5 wide:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-14 text-fg-3">{say(text.username)}</dt>
          <dd className="truncate">{user.username}</dd>
        </div>
        <div className="min-w-0">
          <dt className="text-14 text-fg-3">{say(text.email)}</dt>
          <dd className="truncate">{user.email}</dd>
        </div>
      </dl>
      <div className="grid gap-5 wide:grid-cols-2">
        <Input {...form.field('nickname')} autoComplete="nickname" />
        <Input {...form.field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </div>
      <FieldSet label={say(labelOf(EditUserInfo.shape.locale)!)} hint={say(text.languageHint)}>
        <div className="flex flex-wrap gap-x-8">
          {languages.map(({ value, text: name }) => (
            <Radio key={value} {...form.register('locale')} value={value}>
              <span lang={value}>{name}</span>
            </Radio>
          ))}
        </div>
      </FieldSet>
      <Button
        type="submit"
        kind="amber"
        disabled={!form.formState.isDirty}
        loading={save.isPending}
        className="wide:justify-self-start"
      >
        {say(text.save)}
      </Button>
    </form>
  );
}
