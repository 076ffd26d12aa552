import { Link, useGo } from '../../../lib/Link.tsx';
import './submitOrder.css';
import { ContractStatus } from '@pavilion/protocol/contractStates.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { isOrderNo } from '@pavilion/protocol/orderNo.ts';
import { type OrderDetail, OrderStatus, orders, PaymentStatus } from '@pavilion/protocol/orders.ts';
import type { ReactNode } from 'react';
import { useApi } from '../../../lib/api.ts';
import { openAuthPopup } from '../../../lib/authPopup.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { fitting, useSearchParams } from '../../../lib/searchParams.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { isNarrow } from '../../../lib/useNarrow.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Icon, Mark } from '../../../ui/Icon.tsx';
import { Failed, Waiting } from '../../../ui/Loaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { text } from './result.text.ts';

/** A public route that shows only what URL and session allow: the order itself is visible to its buyer only. */
export default function ResultPage() {
  const say = useSay();
  const { orderNo } = useSearchParams('/resultPage', { orderNo: fitting(isOrderNo) });
  const signedIn = useSignedIn();
  if (!orderNo) return <Nothing title={say(text.unknownTitle)} lead={say(text.unknownLead)} />;
  if (!signedIn) return <SignedOut />;
  return <Own orderNo={orderNo} />;
}
function Own({ orderNo }: { orderNo: string }) {
  const say = useSay();
  const order = useApi(orders.myOrderDetail, { orderNo });
  if (order.data) return <Placed order={order.data} />;
  if (order.error?.code === 404 && order.error.status === 404)
    return <Nothing title={say(text.unknownTitle)} lead={say(text.unknownLead)} />;
  if (order.error) return <Failed error={order.error} onRetry={order.refetch} busy={order.isFetching} />;
  return (
    <Waiting>
      <div className="result">
        <Skeleton className="mx-auto size-20 rounded-full" />
        <Skeleton className="h-72 rounded-card" />
      </div>
    </Waiting>
  );
}

function Placed({ order }: { order: OrderDetail }) {
  const say = useSay();
  const { money, date } = useFormat();
  return (
    <div className="wrap result">
      <header>
        <span className="seal">
          <Icon name="check" />
        </span>
        <h1 className="serif">{say(text.doneTitle)}</h1>
        {order.status !== OrderStatus.cancelled && <p className="text-fg-2">{say(text.doneLead)}</p>}
      </header>
      <dl>
        <Row label={say(text.orderNo)}>
          <span className="num text-19 select-all">{order.orderNo}</span>
        </Row>
        <Row label={say(text.programme)}>
          <BilingualText zh={order.zhTitle} en={order.enTitle} />
        </Row>
        <Row label={say(text.term)}>{say(text.termValue, date(order.startDate), date(order.endDate))}</Row>
        <Row label={say(text.total)}>
          <span className="num text-30">{money(order.totalMinor, order.currency, true)}</span>
        </Row>
      </dl>
      <section aria-labelledby="next">
        <h2 id="next" className="serif mb-4 text-24">
          {say(text.nextTitle)}
        </h2>
        <Steps order={order} />
      </section>
      <p className="actions">
        <Link to="/myOrderDetails" search={{ orderNo: order.orderNo }} className={buttonClass('amber')}>
          {say(text.view)}
        </Link>
        <Link to="/program" className={buttonClass('line')}>
          {say(text.browse)}
        </Link>
      </p>
    </div>
  );
}
const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
/** Past and coming steps, with their times. */
function Steps({ order }: { order: OrderDetail }) {
  const say = useSay();
  const { date } = useFormat();
  const steps = [
    { words: text.placed, hint: date(order.createdAt, 5), done: true },
    { words: text.accept, hint: say(text.acceptHint, limits.orderAcceptDays), done: order.acceptedAt !== null },
    {
      words: text.sign,
      hint: say(text.signHint, limits.orderSignDays),
      done: order.contractStatus === ContractStatus.signed,
    },
    { words: text.pay, hint: say(text.payHint), done: order.paymentStatus !== PaymentStatus.pending },
    { words: text.ship, hint: say(text.shipHint), done: order.shippedAt !== null },
  ];
  const current = steps.findIndex((step) => !step.done);
  return (
    <ol className="next">
      {steps.map((step, i) => (
        <li key={step.words.en} data-done={step.done || undefined} aria-current={i === current ? 'step' : undefined}>
          <span className="num" aria-hidden="true">
            {step.done ? <Icon name="check" /> : i + 1}
          </span>
          <span>
            <b>{say(step.words)}</b>
            <small>{step.hint}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Nothing({ title, lead, action }: { title: string; lead: string; action?: ReactNode }) {
  const say = useSay();
  return (
    <div className="wrap result">
      <header>
        <Mark lamp={false} className="mx-auto size-20 text-line-2" />
        <h1 className="serif mt-4">{title}</h1>
        <p className="text-fg-2">{lead}</p>
      </header>
      <p className="actions">
        {action ?? (
          <Link to="/program" className={buttonClass('amber')}>
            {say(text.browse)}
          </Link>
        )}
      </p>
    </div>
  );
}
function SignedOut() {
  const say = useSay();
  const go = useGo();
  return (
    <Nothing
      title={say(text.signedOutTitle)}
      lead={say(text.signedOutLead)}
      action={
        <Button kind="amber" onClick={() => (isNarrow() ? openAuthPopup('login') : go('/login'))}>
          {say(text.logIn)}
        </Button>
      }
    />
  );
}
