import type { ExhibitionDetail } from '@pavilion/protocol/exhibitions.ts';
import { dateFormat } from '@pavilion/protocol/kit/intl.ts';
import type { Locale } from '@pavilion/protocol/kit/text.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { toZonedLocal } from '@pavilion/protocol/kit/zones.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { text } from './exhibitions.text.ts';

const weekday = (day: string, locale: Locale) =>
  dateFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
/** “GMT+9”, the zone's offset on that day. */
const offsetOf = (zone: string, day: string) =>
  dateFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date(`${day}T12:00:00Z`))
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/** The programme day by day, in the time zone of its city. */
export function Timetable({ exhibition }: { exhibition: ExhibitionDetail }) {
  const say = useSay();
  const locale = useLocale();
  const { timetable, timeZone, zhCity, enCity, startsOn } = exhibition;
  if (timetable.length === 0) return null;
  const sorted = [...timetable].sort((a, b) => `${a.date}${a.from}`.localeCompare(`${b.date}${b.from}`));
  const days = [...new Set(sorted.map(({ date }) => date))];
  const today = toZonedLocal(new Date(), timeZone).slice(0, 10);
  return (
    <section className="wrap later pt-(--section)">
      <h2 className="serif text-[27px] wide:text-40">{say(text.timetableTitle)}</h2>
      <p className="mt-2 mb-6 text-13 text-fg-3">
        {say(text.localTime, inLanguage(zhCity, enCity, locale).words, offsetOf(timeZone, startsOn))}
      </p>
      <ol className="ex-days">
        {days.map((day) => (
          <li key={day} data-past={day < today || undefined}>
            <p className="day">
              <span className="num">{day.slice(5).replace('-', '.')}</span>
              <span>{weekday(day, locale)}</span>
              {day === today && <b>{say(text.today)}</b>}
            </p>
            <ul>
              {sorted
                .filter(({ date }) => date === day)
                .map((session) => (
                  <li key={`${session.from}${session.zhTitle}${session.enTitle}`}>
                    <span className="num">
                      {session.from}
                      {session.to && <small>–{session.to}</small>}
                    </span>
                    <span>
                      <b>
                        <BilingualText zh={session.zhTitle} en={session.enTitle} />
                      </b>
                      {(session.zhPlace || session.enPlace) && (
                        <i>
                          <BilingualText zh={session.zhPlace} en={session.enPlace} />
                        </i>
                      )}
                    </span>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
