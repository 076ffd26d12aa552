import { BannerLink, PagePanel } from '@pavilion/protocol/panels.ts';
import { useSay } from '../../../lib/locale.ts';
import { Both, Moment, One, Pick, Pictures } from '../../../parts/content/ContentFields.tsx';
import { useContentForm } from '../../../parts/content/desk.ts';
import { DeskPart } from '../../../parts/DeskPart.tsx';
import { FocusField } from './FocusField.tsx';
import { ProgrammeField } from './ProgrammeField.tsx';
import { text } from './panels.text.ts';

const pair = 'grid max-w-[640px] gap-5 wide:grid-cols-2';

export function BannerFields() {
  const say = useSay();
  return (
    <>
      <DeskPart title={say(text.placeHeading)} hint={say(text.placeHint)}>
        <div className={pair}>
          <Pick
            name="panelCode"
            options={PagePanel.options.map((option) => ({ value: option.name, label: say(option) }))}
          />
          <One name="position" type="number" min={0} max={9999} />
        </div>
      </DeskPart>
      <DeskPart title={say(text.wordsHeading)} hint={say(text.wordsHint)}>
        <div className="grid gap-5">
          <Both name="Title" />
          <Both name="Subtitle" as="textarea" rows={2} />
        </div>
      </DeskPart>
      <DeskPart title={say(text.picturesHeading)} hint={say(text.picturesHint)}>
        <div className="grid gap-6">
          <div className="flex flex-wrap gap-x-8 gap-y-5">
            <Pictures name="wideId" purpose="hero" ratio="16:9" />
            <Pictures name="tallId" purpose="hero" ratio="5:7" />
          </div>
          <FocusField />
        </div>
      </DeskPart>
      <DeskPart title={say(text.linkHeading)}>
        <Target />
      </DeskPart>
      <DeskPart title={say(text.scheduleHeading)} hint={say(text.scheduleHint)}>
        <div className={pair}>
          <Moment name="startsAt" />
          <Moment name="endsAt" />
        </div>
      </DeskPart>
    </>
  );
}
function Target() {
  const say = useSay();
  const { form } = useContentForm();
  const kind = form.watch('form.linkKind') as BannerLink;
  return (
    <div className={pair}>
      <Pick
        name="linkKind"
        options={BannerLink.options.map((option) => ({ value: option.name, label: say(option) }))}
      />
      {kind === 'programme' && <ProgrammeField />}
      {kind === 'page' && <One name="path" nullable />}
      {kind === 'url' && <One name="url" type="url" nullable />}
    </div>
  );
}
