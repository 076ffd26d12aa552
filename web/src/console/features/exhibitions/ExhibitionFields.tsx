import { SignupKind } from '@pavilion/protocol/exhibitions.ts';
import { changed } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { CountrySelect } from '../../../parts/CountrySelect.tsx';
import { Checkbox, FieldSet } from '../../../ui/Field.tsx';
import { ConsoleSection } from '../../parts/ConsoleSection.tsx';
import {
  BilingualField,
  CheckboxField,
  ContentMomentField,
  DayField,
  PicturesField,
  SelectField,
  TextField,
} from '../../parts/content/ContentFields.tsx';
import { useContentForm } from '../../parts/content/contentConsole.ts';
import { text } from './exhibitions.text.ts';
import { FilmRows } from './FilmRows.tsx';
import { PhotoRows } from './PhotoRows.tsx';
import { SessionRows } from './SessionRows.tsx';
import { useRegions } from './useRegions.ts';

/** Time zones of markets and festivals; another zone of the record is kept. */
const zones =
  'Asia/Shanghai Asia/Hong_Kong Asia/Macau Asia/Taipei Asia/Tokyo Asia/Seoul Asia/Singapore Asia/Bangkok Asia/Jakarta Asia/Kuala_Lumpur Asia/Manila Asia/Ho_Chi_Minh Asia/Kolkata Asia/Dubai Asia/Riyadh Europe/Paris Europe/Berlin Europe/Rome Europe/Madrid Europe/Amsterdam Europe/London Europe/Lisbon Europe/Moscow Africa/Cairo Africa/Johannesburg America/Sao_Paulo America/Argentina/Buenos_Aires America/Mexico_City America/Toronto America/New_York America/Denver America/Los_Angeles Australia/Sydney Pacific/Auckland'.split(
    ' ',
  );

export function ExhibitionFields() {
  const say = useSay();
  return (
    <>
      <ConsoleSection title={say(text.namesHeading)}>
        <div className="grid gap-5">
          <BilingualField name="Title" />
          <BilingualField name="Intro" as="textarea" rows={2} />
          <BilingualField name="Organiser" />
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.placeHeading)} hint={say(text.placeHint)}>
        <Place />
      </ConsoleSection>
      <ConsoleSection title={say(text.artHeading)} hint={say(text.artHint)}>
        <div className="flex flex-wrap gap-x-8 gap-y-5">
          <PicturesField name="bannerWideId" purpose="hero" ratio="16:9" />
          <PicturesField name="bannerTallId" purpose="hero" ratio="5:7" />
          <PicturesField name="coverId" purpose="still" ratio="16:9" />
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.aboutHeading)}>
        <BilingualField name="Body" as="rich" />
      </ConsoleSection>
      <ConsoleSection title={say(text.timetableHeading)} hint={say(text.timetableHint)}>
        <SessionRows />
      </ConsoleSection>
      <ConsoleSection title={say(text.filmsHeading)} hint={say(text.filmsHint)}>
        <FilmRows />
      </ConsoleSection>
      <ConsoleSection title={say(text.photosHeading)} hint={say(text.photosHint)}>
        <PhotoRows />
      </ConsoleSection>
      <ConsoleSection title={say(text.signupHeading)} hint={say(text.signupHint)}>
        <div className="grid max-w-[640px] gap-5 wide:grid-cols-2">
          <Kinds />
          <ContentMomentField name="signupOpensAt" />
          <ContentMomentField name="signupClosesAt" />
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.placesHeading)}>
        <div className="grid max-w-[640px] gap-4">
          <CheckboxField name="featured">{say(text.featured)}</CheckboxField>
          <CheckboxField name="inSidebar">{say(text.inSidebar)}</CheckboxField>
          <TextField name="position" type="number" min={0} max={9999} hint={say(text.positionHint)} />
        </div>
      </ConsoleSection>
    </>
  );
}

function Place() {
  const say = useSay();
  const { form } = useContentForm();
  const regions = useRegions();
  const zone: string = form.watch('form.timeZone');
  const zoneOptions = zones.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }));
  if (zone && !zones.includes(zone)) zoneOptions.push({ value: zone, label: say(text.otherZone, zone) });
  return (
    <div className="grid gap-5">
      <div className="grid gap-x-6 gap-y-5 wide:grid-cols-3">
        <DayField name="startsOn" />
        <DayField name="endsOn" />
        <SelectField name="timeZone" options={zoneOptions} />
      </div>
      <BilingualField name="City" />
      <BilingualField name="Venue" />
      <div className="grid gap-x-6 gap-y-5 wide:grid-cols-3">
        <CountrySelect {...form.field('form.country')} />
        <SelectField name="regionTypeId" number options={regions} />
        <TextField name="officialUrl" type="url" nullable />
      </div>
    </div>
  );
}

function Kinds() {
  const say = useSay();
  const { form, disabled } = useContentForm();
  const chosen: string[] = form.watch('form.signupKinds') ?? [];
  return (
    <FieldSet label={say(text.kinds)} className="wide:col-span-2">
      <div className="flex flex-wrap gap-x-8">
        {SignupKind.options.map((kind) => (
          <Checkbox
            key={kind.name}
            disabled={disabled}
            checked={chosen.includes(kind.name)}
            onChange={(e) =>
              form.setValue(
                'form.signupKinds',
                SignupKind.names.filter((name) => (name === kind.name ? e.target.checked : chosen.includes(name))),
                changed,
              )
            }
          >
            {say(kind)}
          </Checkbox>
        ))}
      </div>
    </FieldSet>
  );
}
