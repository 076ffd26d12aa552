import { SignupKind } from '@pavilion/protocol/exhibitions.ts';
import { changed } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { CountrySelect } from '../../../parts/CountrySelect.tsx';
import { Both, Day, Moment, One, Pick, Pictures, Tick } from '../../../parts/content/ContentFields.tsx';
import { useContentForm } from '../../../parts/content/desk.ts';
import { DeskPart } from '../../../parts/DeskPart.tsx';
import { Checkbox, FieldSet } from '../../../ui/Field.tsx';
import { text } from './exhibitions.text.ts';
import { FilmRows } from './FilmRows.tsx';
import { PhotoRows } from './PhotoRows.tsx';
import { SessionRows } from './SessionRows.tsx';
import { useRegions } from './useRegions.ts';

/** Where markets and festivals are held; another zone of the IANA list that a record has is kept. */
const zones =
  'Asia/Shanghai Asia/Hong_Kong Asia/Macau Asia/Taipei Asia/Tokyo Asia/Seoul Asia/Singapore Asia/Bangkok Asia/Jakarta Asia/Kuala_Lumpur Asia/Manila Asia/Ho_Chi_Minh Asia/Kolkata Asia/Dubai Asia/Riyadh Europe/Paris Europe/Berlin Europe/Rome Europe/Madrid Europe/Amsterdam Europe/London Europe/Lisbon Europe/Moscow Africa/Cairo Africa/Johannesburg America/Sao_Paulo America/Argentina/Buenos_Aires America/Mexico_City America/Toronto America/New_York America/Denver America/Los_Angeles Australia/Sydney Pacific/Auckland'.split(
    ' ',
  );

export function ExhibitionFields() {
  const say = useSay();
  return (
    <>
      <DeskPart title={say(text.namesHeading)}>
        <div className="grid gap-5">
          <Both name="Title" />
          <Both name="Intro" as="textarea" rows={2} />
          <Both name="Organiser" />
        </div>
      </DeskPart>
      <DeskPart title={say(text.placeHeading)} hint={say(text.placeHint)}>
        <Place />
      </DeskPart>
      <DeskPart title={say(text.artHeading)} hint={say(text.artHint)}>
        <div className="flex flex-wrap gap-x-8 gap-y-5">
          <Pictures name="bannerWideId" purpose="hero" ratio="16:9" />
          <Pictures name="bannerTallId" purpose="hero" ratio="5:7" />
          <Pictures name="coverId" purpose="still" ratio="16:9" />
        </div>
      </DeskPart>
      <DeskPart title={say(text.aboutHeading)}>
        <Both name="Body" as="rich" />
      </DeskPart>
      <DeskPart title={say(text.timetableHeading)} hint={say(text.timetableHint)}>
        <SessionRows />
      </DeskPart>
      <DeskPart title={say(text.filmsHeading)} hint={say(text.filmsHint)}>
        <FilmRows />
      </DeskPart>
      <DeskPart title={say(text.photosHeading)} hint={say(text.photosHint)}>
        <PhotoRows />
      </DeskPart>
      <DeskPart title={say(text.signupHeading)} hint={say(text.signupHint)}>
        <div className="grid max-w-[640px] gap-5 wide:grid-cols-2">
          <Kinds />
          <Moment name="signupOpensAt" />
          <Moment name="signupClosesAt" />
        </div>
      </DeskPart>
      <DeskPart title={say(text.placesHeading)}>
        <div className="grid max-w-[640px] gap-4">
          <Tick name="featured">{say(text.featured)}</Tick>
          <Tick name="inSidebar">{say(text.inSidebar)}</Tick>
          <One name="position" type="number" min={0} max={9999} hint={say(text.positionHint)} />
        </div>
      </DeskPart>
    </>
  );
}

function Place() {
  const say = useSay();
  const { form } = useContentForm();
  const regions = useRegions();
  const zone = form.watch('form.timeZone') as string;
  const zoneOptions = zones.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }));
  if (zone && !zones.includes(zone)) zoneOptions.push({ value: zone, label: say(text.otherZone, zone) });
  return (
    <div className="grid gap-5">
      <div className="grid gap-x-6 gap-y-5 wide:grid-cols-3">
        <Day name="startsOn" />
        <Day name="endsOn" />
        <Pick name="timeZone" options={zoneOptions} />
      </div>
      <Both name="City" />
      <Both name="Venue" />
      <div className="grid gap-x-6 gap-y-5 wide:grid-cols-3">
        <CountrySelect {...form.field('form.country')} />
        <Pick name="regionTypeId" number options={regions} />
        <One name="officialUrl" type="url" nullable />
      </div>
    </div>
  );
}

function Kinds() {
  const say = useSay();
  const { form, disabled } = useContentForm();
  const chosen = (form.watch('form.signupKinds') ?? []) as string[];
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
