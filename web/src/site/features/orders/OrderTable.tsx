import type { OrderRow } from '@pavilion/protocol/orders.ts';
import { useFormat } from '../../../lib/format.ts';
import { Link } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { ContractState, OrderState, PaymentState } from '../../../parts/deal/states.tsx';
import { useDeadline } from '../../../parts/deal/useDeadline.ts';
import { DealPoster } from '../../parts/deal/DealPoster.tsx';
import { text } from './orders.text.ts';
import { useScope } from './useScope.ts';

/** Rows with the poster; the whole row links to the order. */
export function OrderTable({ rows }: { rows: readonly OrderRow[] }) {
  const say = useSay();
  return (
    <table className="-mt-8 w-full text-left text-14">
      <caption className="sr">{say(text.listTitle)}</caption>
      <thead className="sr">
        <tr>
          <th scope="col">{say(text.programme)}</th>
          <th scope="col">{say(text.status)}</th>
          <th scope="col">{say(text.total)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((order) => (
          <Row key={order.orderNo} order={order} />
        ))}
      </tbody>
    </table>
  );
}
function Row({ order }: { order: OrderRow }) {
  const { money, date } = useFormat();
  const scope = useScope();
  return (
    <tr className="group relative border-b border-line transition-colors hover:bg-ink-2">
      <td className="py-4 pr-6">
        <div className="flex items-center gap-5">
          <span className="w-14 shrink-0">
            <DealPoster cover={order.cover} sizes="56px" />
          </span>
          <div className="min-w-0">
            <Link
              to="/personal/order/details"
              search={{ orderNo: order.orderNo }}
              className="text-17 leading-snug font-semibold after:absolute after:inset-0 group-hover:text-amber-hi"
            >
              <BilingualText zh={order.zhTitle} en={order.enTitle} />
              <span className="sr"> {order.orderNo}</span>
            </Link>
            <p className="mt-0.5 text-fg-2">{scope(order)}</p>
            <p className="mt-0.5 text-13 text-fg-3">
              <span className="num text-15">{order.orderNo}</span> · {date(order.createdAt, 5)}
            </p>
          </div>
        </div>
      </td>
      <td className="py-4 pr-6 align-middle">
        <States order={order} />
        <HeldUntil order={order} />
      </td>
      <td className="num py-4 text-right align-middle text-24 whitespace-nowrap">
        {money(order.totalMinor, order.currency)}
      </td>
    </tr>
  );
}
/** Until when the cells are held for the buyer, in the pavilion's time zone. */
export function HeldUntil({ order: { heldUntil } }: { order: Pick<OrderRow, 'heldUntil'> }) {
  const say = useSay();
  const deadline = useDeadline();
  return heldUntil && <p className="mt-1 max-w-[26em] text-13 text-fg-3">{say(text.heldUntil, deadline(heldUntil))}</p>;
}
/** The order's own state first; contract and payment add to it only while it is open. */
export function States({ order }: { order: Pick<OrderRow, 'status' | 'contractStatus' | 'paymentStatus'> }) {
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-0.5 wide:grid">
      <OrderState of={order.status} />
      {order.status === 1 && (
        <>
          <ContractState of={order.contractStatus} />
          <PaymentState of={order.paymentStatus} />
        </>
      )}
    </div>
  );
}
