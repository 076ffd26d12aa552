import { consoleCompetition } from '@pavilion/protocol/competition.console.ts';
import type { OutputOf } from '@pavilion/protocol/kit/endpoint.ts';
import { useMemo } from 'react';
import { useAction, useApi } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { reportConflict, useSaveKey, useUnsavedGuard } from '../../../parts/useUnsavedGuard.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ConsoleSection } from '../../parts/ConsoleSection.tsx';
import { BilingualField, ContentMomentField, PicturesField, TextField } from '../../parts/content/ContentFields.tsx';
import { ContentFormContext, type ContentFormState } from '../../parts/content/contentConsole.ts';
import { Link } from '../../parts/links.ts';
import { shownPicture } from '../../parts/PictureField.tsx';
import { SaveBar } from '../../parts/SaveBar.tsx';
import { useMayCall } from '../../parts/useMayCall.ts';
import { text } from './competition.text.ts';

/** Windows, rules and texts of the competition; a save is live at once. */
export default function CompetitionPage() {
  const record = useApi(consoleCompetition.detail, undefined, { staleMs: 0 });
  // The form starts with a fresh response of the server, never with a cached one.
  const fresh = record.isFetchedAfterMount ? record : { ...record, data: undefined };
  return <Loaded of={fresh}>{(found) => <Settings record={found} />}</Loaded>;
}

function Settings({ record }: { record: OutputOf<typeof consoleCompetition.detail> }) {
  const say = useSay();
  const { date } = useFormat();
  const mayChange = useMayCall(consoleCompetition.save);
  const form = useForm(consoleCompetition.save.input, { revision: record.revision, form: record.form });
  const { isDirty } = form.formState;
  useUnsavedGuard(isDirty);
  const save = useAction(consoleCompetition.save, {
    form,
    refresh: [consoleCompetition.detail],
    done: say(text.saved),
    onFailed: reportConflict,
    failed: say(text.saveFailed),
    onDone: ({ revision }) => form.reset({ ...form.getValues(), revision }),
  });
  const pictures = useMemo(() => new Map(record.pictures.map((p) => [p.id, shownPicture(p)])), [record]);
  // The fields are those of content forms, which need this shape of state.
  const state = { form: form as unknown as ContentFormState['form'], pictures, id: undefined, disabled: !mayChange };
  const send = form.send((values) => save.run(values));
  useSaveKey(() => mayChange && isDirty && void send());
  return (
    <>
      <PageHead
        title={say(text.settingsTitle)}
        lead={record.editedAt && say(text.lastEdited, date(record.editedAt, 5), record.editedBy)}
        actions={
          <>
            <Link to="/entries" className={buttonClass('line', true)}>
              {say(text.toEntries)}
            </Link>
            <a href="/#/competition" target="_blank" rel="noreferrer" className={buttonClass('line', true)}>
              {say(text.onSite)}
            </a>
          </>
        }
      />
      <form noValidate onSubmit={send}>
        <fieldset disabled={!mayChange}>
          <ContentFormContext value={state}>
            <Fields />
          </ContentFormContext>
        </fieldset>
        <SaveBar dirty={isDirty} words={say(isDirty ? text.changed : text.unchanged)}>
          {mayChange && (
            <Button kind="amber" small type="submit" disabled={!isDirty} loading={save.isPending}>
              {say(text.save)}
            </Button>
          )}
        </SaveBar>
      </form>
    </>
  );
}

function Fields() {
  const say = useSay();
  const pair = 'grid gap-x-6 gap-y-5 wide:grid-cols-2';
  return (
    <>
      <ConsoleSection title={say(text.nameHeading)}>
        <div className="grid gap-5">
          <div className={pair}>
            <TextField name="zhTitle" />
            <TextField name="enTitle" />
          </div>
          <BilingualField name="Lead" as="textarea" rows={2} />
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.windowsHeading)} hint={say(text.windowsHint)}>
        <div className={pair}>
          <ContentMomentField name="entryOpensAt" />
          <ContentMomentField name="entryClosesAt" />
          <ContentMomentField name="votingOpensAt" />
          <ContentMomentField name="votingClosesAt" />
          <TextField name="votesPerDay" type="number" min={1} />
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.rulesHeading)}>
        <BilingualField name="Rules" as="rich" />
      </ConsoleSection>
      <ConsoleSection title={say(text.bannerHeading)} hint={say(text.bannerHint)}>
        <PicturesField name="bannerId" purpose="hero" ratio="16:9" />
      </ConsoleSection>
    </>
  );
}
