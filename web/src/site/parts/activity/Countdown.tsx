import { useSay } from '../../../lib/locale.ts';
import { text } from '../../../parts/activity/activity.text.ts';
import { isStill } from '../../../parts/activity/serverClock.ts';

const two = (n: number) => String(n).padStart(2, '0');
const MANY_DAYS = 60;

/** “2 天 14:22:08”. Without seconds under reduced motion, in whole days while it is far away. */
export function Countdown({ until, now }: { until: string; now: number }) {
  const say = useSay();
  const left = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
  const days = Math.floor(left / 86_400);
  const hours = Math.floor(left / 3600) % 24;
  const minutes = Math.floor(left / 60) % 60;
  const clock = isStill() ? (
    <>
      {hours}
      <small>{say(text.hours)}</small>
      {minutes}
      <small>{say(text.minutes)}</small>
    </>
  ) : (
    `${two(hours)}:${two(minutes)}:${two(left % 60)}`
  );
  // A timer is not announced each second; screen readers read its current value.
  return (
    <span role="timer" className="num countdown">
      {days > 0 && (
        <>
          {days}
          <small>{say(text.days, days)}</small>
        </>
      )}
      {days < MANY_DAYS && clock}
    </span>
  );
}
