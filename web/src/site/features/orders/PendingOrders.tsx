import type { Text } from '@pavilion/protocol/kit/text.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { type BuyerAction, type OrderRow, orders } from '@pavilion/protocol/orders.ts';
import { useApi } from '../../../lib/api.ts';
import { UrlLink, urlOf } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { text } from './orders.text.ts';

/** Actions the buyer must take, most urgent first. An order that may only be cancelled needs no action. */
const needs: readonly { action: BuyerAction; words: Text; icon: IconName }[] = [
  { action: 'sign', words: text.signShort, icon: 'contract' },
  { action: 'uploadVoucher', words: text.payShort, icon: 'pay' },
  { action: 'confirmReceipt', words: text.receive, icon: 'truck' },
];

/** Orders that wait for the buyer, above everything else; nothing if none does. */
export function PendingOrders() {
  const say = useSay();
  const mine = useApi(orders.myOrder, { pageSize: limits.pageSizeMax });
  const waiting = needs.flatMap((need) =>
    (mine.data?.rows ?? [])
      .filter((order) => needs.find((n) => order.allowed.includes(n.action)) === need)
      .map((order) => ({ need, order })),
  );
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="waits-for-you" className="mb-10">
      <h2 id="waits-for-you" className="serif mb-3 text-24 leading-tight">
        {say(text.waitsTitle)}
      </h2>
      <ul className="border-b border-line">
        {waiting.map(({ need, order }, i) => (
          <Waiting key={order.orderNo} order={order} words={need.words} icon={need.icon} first={i === 0} />
        ))}
      </ul>
    </section>
  );
}
function Waiting({ order, words, icon, first }: { order: OrderRow; words: Text; icon: IconName; first: boolean }) {
  const say = useSay();
  const url =
    words === text.signShort
      ? urlOf('/contractProper', { orderContractId: order.orderContractId })
      : urlOf('/personal/order/details', { orderNo: order.orderNo });
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line py-3.5">
      <Icon name={icon} className="text-24 text-amber" />
      <div className="min-w-[6em] flex-1">
        <p className="font-semibold">
          <BilingualText zh={order.zhTitle} en={order.enTitle} />
        </p>
        <p className="num text-15 text-fg-3">{order.orderNo}</p>
      </div>
      <UrlLink url={url} className={buttonClass(first ? 'amber' : 'line', true)}>
        {say(words)}
      </UrlLink>
    </li>
  );
}
