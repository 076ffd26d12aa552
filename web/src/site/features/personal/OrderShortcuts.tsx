import { OrderStatus, orders } from '@pavilion/protocol/orders.ts';
import { useApi } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Link } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { text } from './personal.text.ts';

const shortcuts: readonly { status: OrderStatus; icon: IconName }[] = [
  { status: OrderStatus.pending, icon: 'clock' },
  { status: OrderStatus.processing, icon: 'contract' },
  { status: OrderStatus.shipped, icon: 'truck' },
  { status: OrderStatus.completed, icon: 'check' },
];

/** Four links to the orders, with the number in each state. */
export function OrderShortcuts() {
  const say = useSay();
  return (
    <section aria-labelledby="my-orders">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="my-orders" className="serif text-24 leading-tight">
          {say(text.ordersTitle)}
        </h2>
        <Link to="/personal/order" className="more">
          {say(text.allOrders)}
          <Icon name="right" />
        </Link>
      </div>
      <ul className="grid grid-cols-4 border-y border-line">
        {shortcuts.map((shortcut) => (
          <Shortcut key={shortcut.status} {...shortcut} />
        ))}
      </ul>
    </section>
  );
}
function Shortcut({ status, icon }: { status: OrderStatus; icon: IconName }) {
  const say = useSay();
  const format = useFormat();
  const found = useApi(orders.myOrder, { status, pageSize: 1 });
  const count = found.data?.total ?? 0;
  const name = say(OrderStatus.label(status));
  const isOpen = status !== OrderStatus.completed;
  return (
    <li className="border-line not-first:border-l">
      <Link
        to="/personal/order"
        search={{ status }}
        className="grid h-full justify-items-center gap-2 px-1 py-5 text-center text-13 leading-snug text-fg-2 transition-colors hover:bg-ink-2 hover:text-fg wide:text-14"
      >
        <span className="relative text-[26px] text-lilac">
          <Icon name={icon} />
          {count > 0 && (
            <span
              className={`num absolute -top-2 left-[18px] grid h-5 min-w-5 place-items-center rounded-pill px-1.5 text-14 ${isOpen ? 'bg-amber text-amber-ink' : 'bg-ink-4 text-fg-2'}`}
            >
              {format.number(count)}
            </span>
          )}
        </span>
        {name}
      </Link>
    </li>
  );
}
