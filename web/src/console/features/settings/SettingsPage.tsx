import { consoleSettings, settings } from '@pavilion/protocol/settings.ts';
import { useAction, useApi } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { reportConflict, useSaveKey, useUnsavedGuard } from '../../../parts/useUnsavedGuard.ts';
import { Button } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/Field.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ConsoleSection } from '../../parts/ConsoleSection.tsx';
import { SaveBar } from '../../parts/SaveBar.tsx';
import { SocialRows } from './SocialRows.tsx';
import { text } from './settings.text.ts';
import { type SettingsForm, useSettingsForm } from './settingsForm.ts';
import { WordsField } from './WordsField.tsx';

/** The operator's settings on one page; a save is live on the site at once. */
export default function SettingsPage() {
  const detail = useApi(consoleSettings.detail, undefined, { staleMs: 0 });
  // The form starts with a fresh response of the server, never with a cached one.
  const fresh = detail.isFetchedAfterMount ? detail : { ...detail, data: undefined };
  return <Loaded of={fresh}>{(found) => <Settings found={found} />}</Loaded>;
}
type Found = NonNullable<ReturnType<typeof useApi<typeof consoleSettings.detail>>['data']>;

type Name = Parameters<SettingsForm['field']>[0];

function Settings({ found }: { found: Found }) {
  const say = useSay();
  const { date } = useFormat();
  const form = useSettingsForm({ revision: found.revision, settings: found.settings });
  const { isDirty } = form.formState;
  useUnsavedGuard(isDirty);
  const save = useAction(consoleSettings.save, {
    form,
    refresh: [consoleSettings.detail, settings.site],
    done: say(text.saved),
    onFailed: reportConflict,
    failed: say(text.saveFailed),
    onDone: ({ revision }) => form.reset({ ...form.getValues(), revision }),
  });
  const send = form.send(save.run);
  useSaveKey(() => isDirty && void send());
  const one = (name: string, props: { type?: string; lang?: string } = {}) => (
    <Input {...form.field(`settings.${name}` as Name)} {...props} required={false} />
  );
  const figure = (name: string) => (
    <Input {...form.field(`settings.${name}` as Name, 'number')} type="number" min={0} required={false} />
  );
  const both = (name: string) => (
    <>
      {one(`zh${name}`, { lang: 'zh-CN' })}
      {one(`en${name}`, { lang: 'en' })}
    </>
  );
  const pair = 'grid gap-5 wide:grid-cols-2';
  return (
    <form noValidate onSubmit={send}>
      <PageHead
        title={say(text.title)}
        lead={
          found.editedBy && found.editedAt
            ? say(text.changedBy, found.editedBy, date(found.editedAt, 5))
            : say(text.lead)
        }
      />
      <ConsoleSection title={say(text.contactHeading)}>
        <div className={pair}>
          {one('mailbox', { type: 'email' })}
          {one('telephone', { type: 'tel' })}
          {both('Hours')}
          {both('Address')}
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.filingHeading)} hint={say(text.filingHint)}>
        <div className={pair}>
          {one('icpNumber')}
          {one('policeNumber')}
          {one('audiovisualLicence')}
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.copyrightHeading)}>
        <div className={pair}>{both('Copyright')}</div>
      </ConsoleSection>
      <ConsoleSection title={say(text.linksHeading)} hint={say(text.linksHint)}>
        <div className={pair}>
          {one('mediaLibraryUrl', { type: 'url' })}
          <span className="narrow:hidden" />
          {one('androidUrl', { type: 'url' })}
          {one('iosUrl', { type: 'url' })}
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.socialHeading)}>
        <SocialRows form={form} />
      </ConsoleSection>
      <ConsoleSection title={say(text.tradeHeading)} hint={say(text.tradeHint)}>
        <div className={pair}>
          {one('timeZone')}
          {figure('maxExclusiveHolds')}
          {figure('holdPauseHours')}
          {figure('ordersPerHour')}
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.wordsHeading)} hint={say(text.wordsHint)}>
        <div className={pair}>
          <WordsField form={form} name="settings.zhPopularWords" lang="zh-CN" />
          <WordsField form={form} name="settings.enPopularWords" lang="en" />
        </div>
      </ConsoleSection>
      <SaveBar dirty={isDirty} words={say(isDirty ? text.changed : text.unchanged)}>
        <Button kind="amber" small type="submit" disabled={!isDirty} loading={save.isPending}>
          {say(text.save)}
        </Button>
      </SaveBar>
    </form>
  );
}
