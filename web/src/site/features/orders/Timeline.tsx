import { AuditStatus, ContractStatus } from '@pavilion/protocol/contractStates.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import { type DealEvent, DealSubject, OrderStatus, PaymentStatus } from '@pavilion/protocol/orders.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { eventWords, text } from './orders.text.ts';

const actors: Record<DealEvent['actor'], Text> = {
  buyer: text.byYou,
  staff: text.byStaff,
  system: text.bySystem,
};
const statuses = { order: OrderStatus, contract: ContractStatus, payment: PaymentStatus, submission: AuditStatus };

/** A move without its own text is named by its subject and new state. */
function wordsOf({ subject, action, to }: DealEvent): Text {
  const known = (eventWords as Record<string, Text>)[`${subject} ${action}`];
  if (known) return known;
  const about = DealSubject.label(subject);
  const state = statuses[subject].options.find((o) => o.code === to);
  return state ? { zh: `${about.zh}：${state.zh}`, en: `${about.en}: ${state.en}` } : about;
}

/** All events, the newest first; the history is append-only. */
export function Timeline({ events }: { events: readonly DealEvent[] }) {
  const say = useSay();
  const { date } = useFormat();
  return (
    <ol className="grid gap-0">
      {[...events].reverse().map((event, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: several moves may share one moment, and rows never change places
          key={events.length - i}
          className="relative border-l border-line pb-5 pl-5 last:pb-0 before:absolute before:top-2 before:-left-[4px] before:size-[7px] before:rounded-full before:bg-line-2 first:before:bg-amber"
        >
          <p className="text-15 leading-snug">{say(wordsOf(event))}</p>
          <p className="text-13 text-fg-3">
            <time dateTime={event.at}>{date(event.at, 5)}</time> · {say(actors[event.actor])}
          </p>
          {event.reason && <p className="mt-1 text-14 break-words text-fg-2">{event.reason}</p>}
        </li>
      ))}
    </ol>
  );
}
