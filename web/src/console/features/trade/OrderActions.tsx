import type { ConsoleOrderDetail, StaffAction } from '@pavilion/protocol/orders.console.ts';
import { Fragment, type ReactNode } from 'react';
import { isOneOf } from '../../../lib/oneOf.ts';
import { InvoiceUpload } from './InvoiceUpload.tsx';
import { FormButton, MoveButton, ReasonButton } from './MoveButton.tsx';
import { ShipDialog } from './ShipDialog.tsx';
import { ShortenHoldDialog } from './ShortenHoldDialog.tsx';
import { text } from './trade.text.ts';

/** The button of each action; null if the page shows it elsewhere. */
const buttons: Record<StaffAction, (order: ConsoleOrderDetail) => ReactNode> = {
  accept: ({ orderNo }) => <MoveButton orderNo={orderNo} move="accept" kind="amber" question={text.acceptBody} />,
  ship: ({ orderNo, twoPeople }) => (
    <FormButton
      move="ship"
      kind="amber"
      form={(onClose) => <ShipDialog orderNo={orderNo} twoPeople={twoPeople} onClose={onClose} />}
    />
  ),
  confirmShipment: ({ orderNo }) => (
    <MoveButton orderNo={orderNo} move="confirmShipment" kind="amber" question={text.confirmShipmentBody} />
  ),
  withdrawShipment: ({ orderNo }) => <MoveButton orderNo={orderNo} move="withdrawShipment" />,
  confirmTermination: ({ orderNo }) => (
    <MoveButton orderNo={orderNo} move="confirmTermination" kind="danger" question={text.confirmBody} />
  ),
  withdrawTermination: ({ orderNo }) => <MoveButton orderNo={orderNo} move="withdrawTermination" />,
  sendLicensorLink: ({ orderNo }) => <MoveButton orderNo={orderNo} move="sendLicensorLink" />,
  uploadInvoice: ({ orderNo }) => <InvoiceUpload orderNo={orderNo} />,
  askTermination: ({ orderNo }) => <ReasonButton orderNo={orderNo} move="askTermination" />,
  shortenHold: (order) => (
    <FormButton move="shortenHold" form={(onClose) => <ShortenHoldDialog order={order} onClose={onClose} />} />
  ),
  cancel: ({ orderNo }) => <ReasonButton orderNo={orderNo} move="cancel" />,
  // Each submission has its own button, on its card.
  reviewSubmission: () => null,
};

/** Shows what this staff member may do now, in the order of the buttons above, with at most one amber action. */
export function OrderActions({ order }: { order: ConsoleOrderDetail }) {
  if (order.allowed.length === 0) return null;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-3">
      {Object.entries(buttons)
        .filter(([action]) => isOneOf(order.allowed, action))
        .map(([action, button]) => (
          <Fragment key={action}>{button(order)}</Fragment>
        ))}
    </div>
  );
}
