import { AuditStatus, ContractStatus, contractFlow } from '@pavilion/protocol/contractStates.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import { LicenceNote, writtenNotes } from '@pavilion/protocol/licenceNotes.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import { type ConsoleOrderDetail, consoleOrder, findDone } from '@pavilion/protocol/orders.console.ts';
import {
  Actor,
  DealSubject,
  OrderStatus,
  orderFlow,
  PaymentStatus,
  paymentFlow,
  type Shipping,
} from '@pavilion/protocol/orders.ts';
import { countryLabel } from '@pavilion/protocol/territories.ts';
import { partLicensed } from '@pavilion/protocol/works.ts';
import { useApi } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { type Say, useSay } from '../../../lib/locale.ts';
import { useAddressLine } from '../../../parts/addressLine.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { ContractState, OrderState, PaymentState } from '../../../parts/deal/states.tsx';
import { useTitleOf } from '../../../parts/deal/titleOf.ts';
import { useDeadline } from '../../../parts/deal/useDeadline.ts';
import { Facts, Section } from '../../../parts/Facts.tsx';
import { Sheet } from '../../../ui/Dialog.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { OrderActions } from './OrderActions.tsx';
import { SubmissionCard } from './SubmissionCard.tsx';
import { text } from './trade.text.ts';

/** One order next to the list: possible actions first, then everything else. */
export function OrderSheet({ orderNo, onClose }: { orderNo: string | undefined; onClose: () => void }) {
  const order = useApi(consoleOrder.detail, { orderNo: orderNo ?? '' }, { enabled: orderNo !== undefined, staleMs: 0 });
  return (
    <Sheet from="side" open={orderNo !== undefined} onClose={onClose} title={orderNo ?? ''}>
      <Loaded of={order}>{(found) => <OrderRecord order={found} />}</Loaded>
    </Sheet>
  );
}

function OrderRecord({ order }: { order: ConsoleOrderDetail }) {
  const say = useSay();
  return (
    <>
      <OrderHead order={order} />
      <OrderActions order={order} />
      <Submissions order={order} />
      <Terms order={order} />
      <Buyer order={order} />
      <Documents order={order} />
      <Section title={say(text.timeline)}>
        <Timeline events={order.timeline} />
      </Section>
    </>
  );
}
function OrderHead({ order }: { order: ConsoleOrderDetail }) {
  const say = useSay();
  const titleOf = useTitleOf();
  const { money, date } = useFormat();
  const deadline = useDeadline();
  const { contract } = order;
  return (
    <div className="mb-5 grid gap-3">
      <p className="text-19 leading-tight font-semibold">{titleOf(order)}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <OrderState of={order.status} />
        <ContractState of={contract.status} />
        <PaymentState of={order.paymentStatus} />
        <span className="num ml-auto text-30">{money(order.totalMinor, order.currency)}</span>
      </div>
      {order.heldUntil && (
        <p className="text-13 text-fg-2">
          {say(text.heldUntil)} {deadline(order.heldUntil)}
        </p>
      )}
      {order.termination && contract.status !== ContractStatus.terminated && (
        <p className="rounded-card bg-ink-3 p-3 text-14 text-rose">
          {say(text.terminationAsked, order.termination.askedBy, order.termination.reason)}
        </p>
      )}
      {order.shipmentAsked && (
        <p className="rounded-card bg-ink-3 p-3 text-14 break-words text-amber">
          {say(text.shipmentWaits, order.shipmentAsked.askedBy, shipmentWords(order.shipmentAsked.shipping, date))}
        </p>
      )}
    </div>
  );
}
function Submissions({ order }: { order: ConsoleOrderDetail }) {
  const say = useSay();
  if (order.submissions.length === 0) return null;
  return (
    <Section title={say(text.submissions)}>
      <div className="grid gap-3">
        {order.submissions.map((s) => (
          <SubmissionCard
            key={s.id}
            submission={s}
            currency={order.currency}
            totalMinor={order.totalMinor}
            twoPeople={order.twoPeople}
            open={s.auditStatus === AuditStatus.pending && order.allowed.includes('reviewSubmission')}
          />
        ))}
      </div>
    </Section>
  );
}
function Terms({ order }: { order: ConsoleOrderDetail }) {
  const say = useSay();
  const { date, list } = useFormat();
  return (
    <Section title={say(text.terms)}>
      <Facts
        rows={[
          [say(partLicensed), order.part && say(order.part)],
          [say(text.media), list(order.media.map((m) => say(Medium.label(m))))],
          [say(text.territories), list(order.countries.map((c) => say(countryLabel(c))))],
          [
            say(text.term),
            `${date(order.startDate)} – ${date(order.endDate)} (${say(text.years, String(order.years))})`,
          ],
          [say(text.licensor), licensorWords(order, say, (at) => date(at, 5))],
          [say(text.kind), say(order.exclusive ? text.exclusive : text.nonExclusive)],
          ...writtenNotes(order).map(
            ([name, { zh, en }]) => [say(LicenceNote[name]), <BilingualText key={name} zh={zh} en={en} />] as const,
          ),
        ]}
      />
    </Section>
  );
}
function Buyer({ order }: { order: ConsoleOrderDetail }) {
  const say = useSay();
  const addressLine = useAddressLine([order.address]);
  const { buyer, shipping } = order;
  return (
    <Section title={say(text.buyer)}>
      <Facts
        rows={[
          [say(text.buyer), `${buyer.name || buyer.username} · ${buyer.email} · ${buyer.phone}`],
          [
            say(text.contractAddress),
            <BilingualText key="address" zh={order.terms.buyer.address.zh} en={order.terms.buyer.address.en} />,
          ],
          [say(text.signatory), signatoryWords(order, say)],
          [say(text.address), `${order.address.recipient} · ${order.address.phone} · ${addressLine(order.address)}`],
          [say(text.invoice), order.invoice ? `${order.invoice.title} ${order.invoice.taxNo}` : say(text.noInvoice)],
          [
            say(text.shipping),
            shipping && [shipping.courier, shipping.trackingNo, shipping.url].filter(Boolean).join(' '),
          ],
        ]}
      />
    </Section>
  );
}
function Documents({ order }: { order: ConsoleOrderDetail }) {
  const say = useSay();
  const documents = [...order.contract.files, ...(order.invoiceFile ? [order.invoiceFile] : [])];
  if (documents.length === 0) return null;
  return (
    <Section title={say(text.documents)}>
      <ul className="grid gap-1 text-14">
        {documents.map((file) => (
          <li key={file.id}>
            <a
              href={file.url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-9 items-center gap-3 text-lilac hover:text-fg"
            >
              {file.name}
              {'version' in file && <span className="text-fg-3">{say(text.version, String(file.version))}</span>}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const shipmentWords = ({ courier, trackingNo, url, expiresAt }: Shipping, date: (iso: string, parts: 5) => string) =>
  [courier, trackingNo, url, expiresAt && date(expiresAt, 5)].filter(Boolean).join(' ');

/** The person who signs for the buyer; staff compare it with the certification before they accept. */
function signatoryWords({ terms }: ConsoleOrderDetail, say: Say): string {
  const { signatory } = terms.buyer;
  if (!signatory) return say(text.noSignatory);
  const { name, title } = signatory;
  return [name.zh, name.en, title.zh, title.en].filter(Boolean).join(' · ');
}
/** How the licensor is bound, or what is still missing. */
function licensorWords({ contract, terms, licensorLink }: ConsoleOrderDetail, say: Say, at: (iso: string) => string) {
  const { mandate } = terms.seller;
  if (contract.licensorSignature)
    return say(text.licensorSigned, contract.licensorSignature.name, at(contract.licensorSignature.at));
  if (contract.awaitsLicensor && licensorLink)
    return say(text.licensorWaits, licensorLink.email, at(licensorLink.sentAt));
  return mandate ? say(text.licensorMandate, mandate.no) : null;
}

type Event = ConsoleOrderDetail['timeline'][number];
const stateWords: Partial<Record<Event['subject'], readonly ({ code: number } & Text)[]>> = {
  order: OrderStatus.options,
  contract: ContractStatus.options,
  payment: PaymentStatus.options,
};
/** The text of a move comes from the flow tables; an event without a move is named by its state. */
function actionOf({ subject, action, to }: Event): Text {
  const flows: Record<string, Record<string, { zh?: string; en?: string }>> = {
    order: orderFlow.actions,
    contract: contractFlow.actions,
    payment: paymentFlow.actions,
  };
  const move = flows[subject]?.[action];
  if (move?.zh && move.en) return { zh: move.zh, en: move.en };
  if (action === 'firstApproval') return text.firstApprovalEvent;
  if (action === 'askShipment') return text.shipAsked;
  const done = findDone(action);
  if (done) return done;
  return stateWords[subject]?.find(({ code }) => code === to) ?? DealSubject.label(subject);
}
function Timeline({ events }: { events: readonly Event[] }) {
  const say = useSay();
  const { date } = useFormat();
  return (
    <ol className="grid gap-3 text-14">
      {events.map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an append-only list keeps its order
        <li key={i} className="grid grid-cols-[140px_1fr] gap-4">
          <time className="text-fg-3">{date(event.at, 5)}</time>
          <span>
            {say(actionOf(event))}
            <span className="ml-2 text-fg-3">{say(text.by, event.who ?? say(Actor.label(event.actor)))}</span>
            {event.reason && <span className="block text-fg-2">{event.reason}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
