import { consoleExhibition } from '@pavilion/protocol/exhibitionsDesk.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { useApi } from '../../../lib/api.ts';
import { changed } from '../../../lib/form.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { Both, One, Pick, Pictures } from '../../../parts/content/ContentFields.tsx';
import { useContentForm } from '../../../parts/content/desk.ts';
import { DeskPart } from '../../../parts/DeskPart.tsx';
import { Select } from '../../../ui/Field.tsx';
import { AgendaRows } from './AgendaRows.tsx';
import { text } from './activities.text.ts';
import { GuestRows } from './GuestRows.tsx';
import { ReplayField } from './ReplayField.tsx';
import { useKinds } from './useKinds.ts';
import { WallMoment, ZoneField } from './WallMoment.tsx';

export function ActivityFields() {
  const say = useSay();
  const kinds = useKinds();
  return (
    <>
      <DeskPart title={say(text.wordsHeading)}>
        <div className="grid gap-5">
          <div className="wide:max-w-[320px]">
            <Pick name="kind" number options={kinds} />
          </div>
          <Both name="Title" />
          <Both name="Summary" as="textarea" />
        </div>
      </DeskPart>
      <DeskPart title={say(text.timeHeading)} hint={say(text.timeHint)}>
        <div className="grid max-w-[860px] gap-5 wide:grid-cols-3">
          <ZoneField />
          <WallMoment name="startsAt" />
          <WallMoment name="endsAt" />
        </div>
      </DeskPart>
      <DeskPart title={say(text.placeHeading)} hint={say(text.placeHint)}>
        <div className="grid gap-5">
          <Both name="Place" />
          <Both name="City" />
          <One name="onlineUrl" type="url" nullable />
        </div>
      </DeskPart>
      <DeskPart title={say(text.signupHeading)} hint={say(text.signupHint)}>
        <div className="grid max-w-[860px] gap-5 wide:grid-cols-3">
          <WallMoment name="signupOpensAt" />
          <WallMoment name="signupClosesAt" />
          <One name="capacity" type="number" min={1} />
        </div>
      </DeskPart>
      <DeskPart title={say(text.bodyHeading)}>
        <Both name="Body" as="rich" />
      </DeskPart>
      <DeskPart title={say(text.agendaHeading)} hint={say(text.agendaHint)}>
        <AgendaRows />
      </DeskPart>
      <DeskPart title={say(text.guestsHeading)}>
        <GuestRows />
      </DeskPart>
      <DeskPart title={say(text.coverHeading)} hint={say(text.coverHint)}>
        <Pictures name="coverId" purpose="still" ratio="16:9" />
      </DeskPart>
      <DeskPart title={say(text.exhibitionHeading)}>
        <ExhibitionField />
      </DeskPart>
      <DeskPart title={say(text.replayHeading)} hint={say(text.replayHint)}>
        <div className="grid gap-5">
          <ReplayField />
          <One name="replayUrl" type="url" nullable />
        </div>
      </DeskPart>
    </>
  );
}

/** The exhibitions as their desk has them, published or not. */
function ExhibitionField() {
  const say = useSay();
  const locale = useLocale();
  const { form } = useContentForm();
  const { label, error } = form.field('form.exhibitionId', 'number');
  const known = useApi(consoleExhibition.list, { pageSize: 100, sort: 'title', order: 'asc' }, { staleMs: 60_000 });
  return (
    <Select
      className="max-w-[520px]"
      label={label}
      error={error}
      empty={say(text.noExhibition)}
      value={form.watch('form.exhibitionId') ?? ''}
      options={(known.data?.rows ?? []).map(({ id, zhTitle, enTitle }) => ({
        value: id,
        label: inLanguage(zhTitle, enTitle, locale).words,
      }))}
      onChange={(e) => form.setValue('form.exhibitionId', e.target.value ? Number(e.target.value) : null, changed)}
    />
  );
}
