import type { ActivityDetail, AgendaItem } from '@pavilion/protocol/activities.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { dateWords, dayOf, hourOf } from '../../../parts/activity/activityTimes.ts';
import { TwoTongues } from '../../../parts/TwoTongues.tsx';
import { Status } from '../../../ui/Status.tsx';
import { text } from './details.text.ts';

/** An item without an end goes on until the next begins. */
const endOf = (items: readonly AgendaItem[], i: number, last: string) =>
  Date.parse(items[i]!.endsAt ?? items[i + 1]?.startsAt ?? last);

/** The timetable in the clock of the place, a heading for each day where there are several; what is on now is marked. */
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
          {days.size > 1 && <h3>{dateWords(items[0]!.item.startsAt, timeZone, locale)}</h3>}
          <ol>
            {items.map(({ item, isNow }) => (
              <li key={`${item.startsAt} ${item.zh} ${item.en}`} data-now={isNow || undefined}>
                <p className="num">
                  <time dateTime={item.startsAt}>{hourOf(item.startsAt, timeZone)}</time>
                  {item.endsAt && <small>{`– ${hourOf(item.endsAt, timeZone)}`}</small>}
                </p>
                <div>
                  <p className="what">
                    <TwoTongues zh={item.zh} en={item.en} />
                  </p>
                  {(item.zhSpeaker || item.enSpeaker) && (
                    <p className="who">
                      <TwoTongues zh={item.zhSpeaker} en={item.enSpeaker} />
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
