import { useSay } from '../../../lib/locale.ts';
import { ConsoleSection } from '../../parts/ConsoleSection.tsx';
import { BilingualField, PicturesField, SelectField, TextField } from '../../parts/content/ContentFields.tsx';
import { ExhibitionField } from '../../parts/content/ExhibitionField.tsx';
import { AgendaRows } from './AgendaRows.tsx';
import { text } from './activities.text.ts';
import { GuestRows } from './GuestRows.tsx';
import { ReplayField } from './ReplayField.tsx';
import { useKinds } from './useKinds.ts';
import { ZonedDateTimeField, ZoneField } from './ZonedDateTimeField.tsx';

export function ActivityFields() {
  const say = useSay();
  const kinds = useKinds();
  return (
    <>
      <ConsoleSection title={say(text.wordsHeading)}>
        <div className="grid gap-5">
          <div className="wide:max-w-[320px]">
            <SelectField name="kind" number options={kinds} />
          </div>
          <BilingualField name="Title" />
          <BilingualField name="Summary" as="textarea" />
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.timeHeading)} hint={say(text.timeHint)}>
        <div className="grid max-w-[860px] gap-5 wide:grid-cols-3">
          <ZoneField />
          <ZonedDateTimeField name="startsAt" />
          <ZonedDateTimeField name="endsAt" />
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.placeHeading)} hint={say(text.placeHint)}>
        <div className="grid gap-5">
          <BilingualField name="Place" />
          <BilingualField name="City" />
          <TextField name="onlineUrl" type="url" nullable />
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.signupHeading)} hint={say(text.signupHint)}>
        <div className="grid max-w-[860px] gap-5 wide:grid-cols-3">
          <ZonedDateTimeField name="signupOpensAt" />
          <ZonedDateTimeField name="signupClosesAt" />
          <TextField name="capacity" type="number" min={1} />
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.bodyHeading)}>
        <BilingualField name="Body" as="rich" />
      </ConsoleSection>
      <ConsoleSection title={say(text.agendaHeading)} hint={say(text.agendaHint)}>
        <AgendaRows />
      </ConsoleSection>
      <ConsoleSection title={say(text.guestsHeading)}>
        <GuestRows />
      </ConsoleSection>
      <ConsoleSection title={say(text.coverHeading)} hint={say(text.coverHint)}>
        <PicturesField name="coverId" purpose="still" ratio="16:9" />
      </ConsoleSection>
      <ConsoleSection title={say(text.exhibitionHeading)}>
        <ExhibitionField />
      </ConsoleSection>
      <ConsoleSection title={say(text.replayHeading)} hint={say(text.replayHint)}>
        <div className="grid gap-5">
          <ReplayField />
          <TextField name="replayUrl" type="url" nullable />
        </div>
      </ConsoleSection>
    </>
  );
}
