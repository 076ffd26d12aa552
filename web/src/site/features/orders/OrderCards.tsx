import type { OrderRow } from '@pavilion/protocol/orders.ts';
import { useFormat } from '../../../lib/format.ts';
import { Link } from '../../../lib/Link.tsx';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { DealPoster } from '../../parts/deal/DealPoster.tsx';
import { HeldUntil, States } from './OrderTable.tsx';
import { useScope } from './useScope.ts';

export function OrderCards({ rows }: { rows: readonly OrderRow[] }) {
  return (
    <ul className="grid gap-3">
      {rows.map((order) => (
        <Card key={order.orderNo} order={order} />
      ))}
    </ul>
  );
}
function Card({ order }: { order: OrderRow }) {
  const { money, date } = useFormat();
  const scope = useScope();
  return (
    <li className="relative rounded-card bg-ink-2 p-4">
      <div className="mb-3 flex items-baseline justify-between gap-3 border-b border-line pb-3 text-13 text-fg-3">
        <span className="num text-15">{order.orderNo}</span>
        {date(order.createdAt)}
      </div>
      <div className="grid grid-cols-[72px_1fr] gap-4">
        <DealPoster cover={order.cover} sizes="72px" />
        <div className="min-w-0">
          <Link
            to="/personal/order/details"
            search={{ orderNo: order.orderNo }}
            className="text-16 leading-snug font-semibold after:absolute after:inset-0"
          >
            <BilingualText zh={order.zhTitle} en={order.enTitle} />
            <span className="sr"> {order.orderNo}</span>
          </Link>
          <p className="mt-1 text-13 leading-snug text-fg-2">{scope(order)}</p>
          <p className="num mt-1.5 text-19">{money(order.totalMinor, order.currency)}</p>
        </div>
      </div>
      <div className="mt-3">
        <States order={order} />
        <HeldUntil order={order} />
      </div>
    </li>
  );
}
