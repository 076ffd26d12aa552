import { ContractStatus } from '@pavilion/protocol/contractStates.ts';
import { isOrderNo } from '@pavilion/protocol/orderNo.ts';
import { type OrderDetail, OrderStatus, orders, PaymentStatus } from '@pavilion/protocol/orders.ts';
import { useState } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Link } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { fitting, useSearchParams } from '../../../lib/searchParams.ts';
import { toast } from '../../../lib/toast.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { text as deal } from '../../../parts/deal/deal.text.ts';
import { ContractState, OrderState, PaymentState } from '../../../parts/deal/states.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Empty, Loaded } from '../../../ui/Loaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Track } from '../../../ui/Track.tsx';
import { DealPoster } from '../../parts/deal/DealPoster.tsx';
import { PayToFacts } from '../../parts/deal/PayToFacts.tsx';
import { Submissions } from '../../parts/deal/Submissions.tsx';
import { ContractPart } from './ContractPart.tsx';
import { DeliveryPart } from './DeliveryPart.tsx';
import { InvoicePart } from './InvoicePart.tsx';
import { LicencePart } from './LicencePart.tsx';
import { NextStepBox } from './NextStepBox.tsx';
import { text } from './orders.text.ts';
import { Part } from './Part.tsx';
import { stagesOf } from './stages.ts';
import { Timeline } from './Timeline.tsx';

const address = { orderNo: fitting(isOrderNo) };
/** The page polls quickly while the contract is being made; otherwise only before the URLs of private files expire. */
const SOON_MS = 2_500;
const FRESH_MS = 8 * 60_000;
const isBeingMade = ({ contract }: OrderDetail) =>
  contract.status === ContractStatus.awaiting && contract.files.length === 0;

const isToBePaid = ({ status, paymentStatus }: OrderDetail) =>
  status === OrderStatus.processing && paymentStatus !== PaymentStatus.paid;

export default function OrderDetailPage() {
  const say = useSay();
  const orderNo = useSearchParams('/personal/order/details', address).orderNo;
  const [hurry, setHurry] = useState(false);
  const order = useApi(
    orders.myOrderDetail,
    { orderNo: orderNo ?? '' },
    { enabled: orderNo !== undefined, refetchMs: hurry ? SOON_MS : FRESH_MS },
  );
  const wanted = order.data !== undefined && isBeingMade(order.data);
  if (wanted !== hurry) setHurry(wanted);
  return (
    <>
      <Link
        to="/personal/order"
        className="mb-4 -ml-1 inline-flex min-h-11 items-center gap-1.5 text-14 text-lilac hover:text-fg"
      >
        <Icon name="left" className="text-17" />
        {say(text.back)}
      </Link>
      {orderNo === undefined || (order.error?.code === 404 && order.error.status === 404) ? (
        <Empty words={say(text.notFoundBody)} />
      ) : (
        <Loaded of={order} skeleton={<DetailSkeleton />}>
          {(found) => <Detail order={found} />}
        </Loaded>
      )}
    </>
  );
}

function Detail({ order }: { order: OrderDetail }) {
  const say = useSay();
  const { date } = useFormat();
  return (
    <>
      <Head order={order} />
      <div className="my-8 wide:my-10">
        <Track label={say(text.track)} stages={stagesOf(order, say, (iso) => date(iso, 5))} />
      </div>
      <NextStepBox order={order} />
      <div className="mt-10 grid gap-x-14 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="min-w-0">
          <LicencePart order={order} />
          <ContractPart order={order} />
          {order.submissions.length > 0 && (
            <Part heading={say(text.submissionsTitle)}>
              <Submissions submissions={order.submissions} currency={order.currency} />
            </Part>
          )}
        </div>
        <div className="min-w-0">
          {order.payTo && isToBePaid(order) && (
            <Part heading={say(deal.payToTitle)}>
              <PayToFacts payTo={order.payTo} />
            </Part>
          )}
          <DeliveryPart order={order} />
          <InvoicePart order={order} />
          <Part heading={say(text.timelineTitle)}>
            <Timeline events={order.timeline} />
          </Part>
        </div>
      </div>
    </>
  );
}

function Head({ order }: { order: OrderDetail }) {
  const { money } = useFormat();
  return (
    <header className="grid grid-cols-[84px_minmax(0,1fr)] gap-x-5 gap-y-4 wide:items-end wide:grid-cols-[104px_minmax(0,1fr)_auto] wide:gap-x-7">
      <Link to="/details" search={{ id: order.programmeId }} aria-hidden="true" tabIndex={-1}>
        <DealPoster cover={order.cover} sizes="104px" />
      </Link>
      <div className="min-w-0">
        <OrderNumber orderNo={order.orderNo} />
        <h1 className="serif text-[27px] leading-tight wide:text-40">
          <Link to="/details" search={{ id: order.programmeId }} className="hover:text-amber-hi">
            <BilingualText zh={order.zhTitle} en={order.enTitle} />
          </Link>
        </h1>
        <div className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
          <OrderState of={order.status} />
          <ContractState of={order.contract.status} />
          {order.status !== OrderStatus.cancelled && <PaymentState of={order.paymentStatus} />}
        </div>
      </div>
      <p className="num text-40 leading-none narrow:col-span-2">{money(order.totalMinor, order.currency)}</p>
    </header>
  );
}
function OrderNumber({ orderNo }: { orderNo: string }) {
  const say = useSay();
  async function copy() {
    try {
      await navigator.clipboard.writeText(orderNo);
      toast.success(say(text.copied));
    } catch {
      // Browsers refuse the clipboard on insecure pages or without permission.
      toast.error(say(text.copyFailed));
    }
  }
  return (
    <p className="flex items-center text-fg-3">
      <span className="num text-17">{orderNo}</span>
      <IconButton icon="copy" label={say(text.copyNo)} onClick={() => void copy()} className="-my-2 text-17" />
    </p>
  );
}
const DetailSkeleton = () => (
  <div className="grid gap-8">
    <div className="grid grid-cols-[84px_1fr] items-end gap-6 wide:grid-cols-[104px_1fr]">
      <Skeleton className="aspect-[5/7]" />
      <Skeleton className="h-16 max-w-96" />
    </div>
    <Skeleton className="h-48 wide:h-20" />
    <Skeleton className="h-24" />
    <Skeleton className="h-80" />
  </div>
);
