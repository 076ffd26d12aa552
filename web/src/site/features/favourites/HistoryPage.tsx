import { favourites, type Visit } from '@pavilion/protocol/favourites.ts';
import { daysBefore } from '@pavilion/protocol/kit/days.ts';
import { dateFormat } from '@pavilion/protocol/kit/intl.ts';
import { useApi } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { text } from './favourites.text.ts';
import { ItemRow } from './ItemRow.tsx';
import { PersonalItems, rowsPerPage, usePlace } from './PersonalItems.tsx';

export default function HistoryPage() {
  const place = usePlace();
  const dayOf = useDay();
  const seen = useSeen();
  const list = useApi(
    favourites.myVisitRecord,
    { class: place.class, pageNum: place.page, pageSize: rowsPerPage },
    { keep: true },
  );
  return (
    <PersonalItems kind="history" list={list}>
      {(rows, remove) =>
        byDay(rows, dayOf).map(([day, visits]) => (
          <section key={day} className="mb-8">
            <h2 className="border-b border-line pb-2 text-15 font-semibold text-fg-2">{day}</h2>
            <ul>
              {visits.map((row) => (
                <ItemRow key={`${row.class}-${row.id}`} item={row} when={seen(row)} onRemove={() => remove(row)} />
              ))}
            </ul>
          </section>
        ))
      }
    </PersonalItems>
  );
}

/** The rows come latest first, so a day's visits are adjacent. */
function byDay(rows: readonly Visit[], dayOf: (iso: string) => string): [day: string, visits: Visit[]][] {
  const days: [string, Visit[]][] = [];
  for (const row of rows) {
    const day = dayOf(row.visitedAt);
    if (days.at(-1)?.[0] === day) days.at(-1)![1].push(row);
    else days.push([day, [row]]);
  }
  return days;
}

/** Returns the day in the reader's time zone; today and yesterday by name. */
function useDay() {
  const say = useSay();
  const format = useFormat();
  return (iso: string) => {
    const day = format.date(iso);
    const now = new Date();
    if (day === format.date(now.toISOString())) return say(text.today);
    if (day === format.date(daysBefore(now, 1).toISOString())) return say(text.yesterday);
    return day;
  };
}
/** “Seen at 14:05 · 3 visits”. */
function useSeen() {
  const say = useSay();
  const format = useFormat();
  const locale = useLocale();
  const clock = dateFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return ({ visitedAt, times }: Visit) =>
    [say(text.seenAt, clock.format(new Date(visitedAt))), times > 1 && say(text.times, format.number(times))]
      .filter(Boolean)
      .join(' · ');
}
