// Moments by the clock of the place: the box shows its wall, the form keeps the instant.

import { instantAt, isTimeZone, wallOf } from '@pavilion/protocol/kit/zones.ts';
import { changed } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { useContentForm } from '../../../parts/content/desk.ts';
import { MomentField } from '../../../parts/dates/MomentField.tsx';
import { isMoment } from '../../../parts/dates/moment.ts';
import { Select } from '../../../ui/Field.tsx';
import { text } from './activities.text.ts';

/** Where markets of film and television are; the record's own zone is always among them. */
const usual = [
  'Asia/Shanghai',
  'Asia/Hong_Kong',
  'Asia/Taipei',
  'Asia/Singapore',
  'Asia/Bangkok',
  'Asia/Jakarta',
  'Asia/Tokyo',
  'Asia/Seoul',
  'Asia/Kolkata',
  'Asia/Dubai',
  'Africa/Lagos',
  'Africa/Johannesburg',
  'Europe/London',
  'Europe/Paris',
  'Europe/Berlin',
  'Europe/Moscow',
  'America/New_York',
  'America/Toronto',
  'America/Los_Angeles',
  'America/Mexico_City',
  'America/Sao_Paulo',
  'Australia/Sydney',
  'UTC',
];
const moments = ['startsAt', 'endsAt', 'signupOpensAt', 'signupClosesAt'] as const;

interface Item {
  startsAt: string;
  endsAt: string | null;
}
/** Another zone keeps what the clock on the wall says: who picks it late has typed the right hours already. */
export function ZoneField() {
  const { form } = useContentForm();
  const { label, error } = form.field('form.timeZone');
  const zone: string = form.watch('form.timeZone');
  function move(next: string) {
    const moved = (instant: string | null) => instant && instantAt(wallOf(instant, zone), next);
    for (const name of moments) form.setValue(`form.${name}`, moved(form.getValues(`form.${name}`)), changed);
    (form.getValues('form.agenda') as Item[]).forEach((item, i) => {
      form.setValue(`form.agenda.${i}.startsAt`, moved(item.startsAt), changed);
      form.setValue(`form.agenda.${i}.endsAt`, moved(item.endsAt), changed);
    });
    form.setValue('form.timeZone', next, changed);
  }
  return (
    <Select
      label={label}
      error={error}
      empty={false}
      value={zone}
      options={[...new Set([...usual, zone])].map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
      onChange={(e) => move(e.target.value)}
    />
  );
}

/** One moment; emptied, it is null. In a row its clock is not told once more. */
export function WallMoment({ name, inRow = false }: { name: string; inRow?: boolean }) {
  const say = useSay();
  const { form, disabled } = useContentForm();
  const path = `form.${name}`;
  const { value, onChange, ...held } = form.held(path);
  const zone: string = form.watch('form.timeZone');
  if (!isTimeZone(zone)) return null;
  return (
    <MomentField
      {...held}
      {...(!inRow && { hint: say(text.placeClock, zone.replaceAll('_', ' ')) })}
      disabled={disabled}
      value={isMoment(value) ? wallOf(value, zone) : ''}
      onChange={(wall) => onChange(wall && instantAt(wall, zone))}
    />
  );
}
