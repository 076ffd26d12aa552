import { BannerLink, PagePanel } from '@pavilion/protocol/panels.ts';
import { useSay } from '../../../lib/locale.ts';
import { ConsoleSection } from '../../parts/ConsoleSection.tsx';
import {
  BilingualField,
  ContentMomentField,
  PicturesField,
  SelectField,
  TextField,
} from '../../parts/content/ContentFields.tsx';
import { useContentForm } from '../../parts/content/contentConsole.ts';
import { FocusField } from './FocusField.tsx';
import { ProgrammeField } from './ProgrammeField.tsx';
import { text } from './panels.text.ts';

const pair = 'grid max-w-[640px] gap-5 wide:grid-cols-2';

export function BannerFields() {
  const say = useSay();
  return (
    <>
      <ConsoleSection title={say(text.placeHeading)} hint={say(text.placeHint)}>
        <div className={pair}>
          <SelectField
            name="panelCode"
            options={PagePanel.options.map((option) => ({ value: option.name, label: say(option) }))}
          />
          <TextField name="position" type="number" min={0} max={9999} />
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.wordsHeading)} hint={say(text.wordsHint)}>
        <div className="grid gap-5">
          <BilingualField name="Title" />
          <BilingualField name="Subtitle" as="textarea" rows={2} />
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.picturesHeading)} hint={say(text.picturesHint)}>
        <div className="grid gap-6">
          <div className="flex flex-wrap gap-x-8 gap-y-5">
            <PicturesField name="wideId" purpose="hero" ratio="16:9" />
            <PicturesField name="tallId" purpose="hero" ratio="5:7" />
          </div>
          <FocusField />
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.linkHeading)}>
        <Target />
      </ConsoleSection>
      <ConsoleSection title={say(text.scheduleHeading)} hint={say(text.scheduleHint)}>
        <div className={pair}>
          <ContentMomentField name="startsAt" />
          <ContentMomentField name="endsAt" />
        </div>
      </ConsoleSection>
    </>
  );
}
function Target() {
  const say = useSay();
  const { form } = useContentForm();
  const kind: BannerLink = form.watch('form.linkKind');
  return (
    <div className={pair}>
      <SelectField
        name="linkKind"
        options={BannerLink.options.map((option) => ({ value: option.name, label: say(option) }))}
      />
      {kind === 'programme' && <ProgrammeField />}
      {kind === 'page' && <TextField name="path" nullable />}
      {kind === 'url' && <TextField name="url" type="url" nullable />}
    </div>
  );
}
