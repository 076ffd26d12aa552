import type { ActivityDetail, AgendaItem } from '@pavilion/protocol/activities.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { dayOf, formatDay, hourOf } from '../../../parts/activity/activityTimes.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Status } from '../../../ui/Status.tsx';
import { text } from './details.text.ts';

/** An item without an end lasts until the next begins. */
const endOf = (items: readonly AgendaItem[], i: number, last: string) =>
  Date.parse(items[i]!.endsAt ?? items[i + 1]?.startsAt ?? last);

/** The agenda in the time zone of the place, with a heading for each of several days; the current item is marked. */
export function Agenda({ activity, now }: { activity: ActivityDetail; now: number }) {
  const say = useSay();
  const locale = useLocale();
  const { agenda, timeZone, endsAt } = activity;
  if (agenda.length === 0) return null;
  const days = new Map<string, { item: AgendaItem; isNow: boolean }[]>();
  agenda.forEach((item, i) => {
    const day = dayOf(item.startsAt, timeZone);
    const isNow = now >= Date.parse(item.startsAt) && now < endOf(agenda, i, endsAt);
    days.set(day, [...(days.get(day) ?? []), { item, isNow }]);
  });
  return (
    <section>
      <h2 className="serif">{say(text.agendaTitle)}</h2>
      {[...days].map(([day, items]) => (
        <div key={day} className="timetable">
          {days.size > 1 && <h3>{formatDay(items[0]!.item.startsAt, timeZone, locale)}</h3>}
          <ol>
            {items.map(({ item, isNow }) => (
              <li key={`${item.startsAt} ${item.zh} ${item.en}`} data-now={isNow || undefined}>
                <p className="num">
                  <time dateTime={item.startsAt}>{hourOf(item.startsAt, timeZone)}</time>
                  {item.endsAt && <small>{`– ${hourOf(item.endsAt, timeZone)}`}</small>}
                </p>
                <div>
                  <p className="what">
                    <BilingualText zh={item.zh} en={item.en} />
                  </p>
                  {(item.zhSpeaker || item.enSpeaker) && (
                    <p className="who">
                      <BilingualText zh={item.zhSpeaker} en={item.enSpeaker} />
                    </p>
                  )}
                </div>
                {isNow && (
                  <Status tone="amber" glow>
                    {say(text.agendaNow)}
                  </Status>
                )}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
