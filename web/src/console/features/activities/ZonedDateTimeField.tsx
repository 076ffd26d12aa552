// Date-time fields in the time zone of the place: the field shows local time, the form stores the instant.

import { fromZonedLocal, isTimeZone, toZonedLocal } from '@pavilion/protocol/kit/zones.ts';
import { changed } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { Select } from '../../../ui/Field.tsx';
import { useContentForm } from '../../parts/content/contentConsole.ts';
import { MomentField } from '../../parts/dates/MomentField.tsx';
import { isMoment } from '../../parts/dates/moment.ts';
import { text } from './activities.text.ts';

/** Time zones of film and television markets; the record's own zone is added. */
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
/** Another zone keeps the local times: an editor who chooses it late has typed the right hours already. */
export function ZoneField() {
  const { form } = useContentForm();
  const { label, error } = form.field('form.timeZone');
  const zone: string = form.watch('form.timeZone');
  function move(next: string) {
    const moved = (instant: string | null) => instant && fromZonedLocal(toZonedLocal(instant, zone), next);
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

/** One moment; null if emptied. Inside a row it does not repeat the time zone. */
export function ZonedDateTimeField({ name, inRow = false }: { name: string; inRow?: boolean }) {
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
      value={isMoment(value) ? toZonedLocal(value, zone) : ''}
      onChange={(wall) => onChange(wall && fromZonedLocal(wall, zone))}
    />
  );
}
