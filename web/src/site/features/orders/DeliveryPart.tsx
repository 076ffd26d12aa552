import { type OrderDetail, type Shipping, ShippingMethod } from '@pavilion/protocol/orders.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { useAddressLine } from '../../../parts/addressLine.ts';
import { Facts } from '../../../parts/Facts.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { text } from './orders.text.ts';
import { Part } from './Part.tsx';

export function DeliveryPart({ order }: { order: OrderDetail }) {
  const say = useSay();
  const { address, shipping, shippedAt } = order;
  const line = useAddressLine([address]);
  return (
    <Part heading={say(text.deliveryTitle)}>
      {shipping ? (
        <Shipped shipping={shipping} shippedAt={shippedAt} />
      ) : (
        <p className="text-fg-2">{say(text.notShipped)}</p>
      )}
      <h3 className="mt-6 text-13 text-fg-3">{say(text.addressTitle)}</h3>
      <p className="mt-1">
        <b className="font-semibold">{address.recipient}</b> <span className="text-fg-2">{address.phone}</span>
      </p>
      <p className="text-fg-2">{line(address)}</p>
      <p className="mt-1 text-13 text-fg-3">{say(text.addressNote)}</p>
    </Part>
  );
}
function Shipped({ shipping, shippedAt }: { shipping: Shipping; shippedAt: string | null }) {
  const say = useSay();
  const { date } = useFormat();
  const { url, expiresAt } = shipping;
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  return (
    <>
      <Facts
        rows={[
          [say(text.method), say(ShippingMethod.label(shipping.method))],
          [say(text.shippedAt), shippedAt && date(shippedAt, 5)],
          [say(text.courier), shipping.courier],
          [
            say(text.trackingNo),
            shipping.trackingNo && <span className="num text-17 select-all">{shipping.trackingNo}</span>,
          ],
          [say(text.expiresAt), expiresAt && date(expiresAt, 5)],
        ]}
      />
      {url && !isOver && (
        <a href={url} target="_blank" rel="noreferrer" className={`mt-4 ${buttonClass('line', true)}`}>
          <Icon name="download" className="text-[1.2em]" />
          {say(text.openDownload)}
        </a>
      )}
      {url && isOver && <p className="mt-3 text-14 text-rose">{say(text.linkOver)}</p>}
    </>
  );
}
