import { consoleCompetition } from '@pavilion/protocol/competitionDesk.ts';
import type { OutputOf } from '@pavilion/protocol/kit/endpoint.ts';
import { useMemo } from 'react';
import { useAction, useApi } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useFormat } from '../../../lib/format.ts';
import { Link } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { Both, Moment, One, Pictures } from '../../../parts/content/ContentFields.tsx';
import { ContentFormContext, type ContentFormState } from '../../../parts/content/desk.ts';
import { DeskPart } from '../../../parts/DeskPart.tsx';
import { shownPicture } from '../../../parts/PictureField.tsx';
import { SaveBar } from '../../../parts/SaveBar.tsx';
import { useMayCall } from '../../../parts/useMayCall.ts';
import { toldConflict, useSaveKey, useUnsavedGuard } from '../../../parts/useUnsavedGuard.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { text } from './competition.text.ts';

/** Windows, rules and words of the competition; what is saved is live at once. */
export default function CompetitionPage() {
  const record = useApi(consoleCompetition.detail, undefined, { staleMs: 0 });
  // The form begins with what the server says now, never with an answer kept from an earlier visit.
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
    onFailed: toldConflict,
    failed: say(text.saveFailed),
    onDone: ({ revision }) => form.reset({ ...form.getValues(), revision }),
  });
  const pictures = useMemo(() => new Map(record.pictures.map((p) => [p.id, shownPicture(p)])), [record]);
  // The fields are a content form's, and so is the shape of what is saved here.
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
      <DeskPart title={say(text.nameHeading)}>
        <div className="grid gap-5">
          <div className={pair}>
            <One name="zhTitle" />
            <One name="enTitle" />
          </div>
          <Both name="Lead" as="textarea" rows={2} />
        </div>
      </DeskPart>
      <DeskPart title={say(text.windowsHeading)} hint={say(text.windowsHint)}>
        <div className={pair}>
          <Moment name="entryOpensAt" />
          <Moment name="entryClosesAt" />
          <Moment name="votingOpensAt" />
          <Moment name="votingClosesAt" />
          <One name="votesPerDay" type="number" min={1} />
        </div>
      </DeskPart>
      <DeskPart title={say(text.rulesHeading)}>
        <Both name="Rules" as="rich" />
      </DeskPart>
      <DeskPart title={say(text.bannerHeading)} hint={say(text.bannerHint)}>
        <Pictures name="bannerId" purpose="hero" ratio="16:9" />
      </DeskPart>
    </>
  );
}
