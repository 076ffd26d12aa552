import { consoleOrder, type DeskOrderDetail } from '@pavilion/protocol/ordersDesk.ts';
import { useState } from 'react';
import { useAction } from '../../../lib/api.ts';
import { confirm } from '../../../lib/confirm.ts';
import { useSay } from '../../../lib/locale.ts';
import { ReasonDialog } from '../../../parts/ReasonDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { dealReads } from './dealReads.ts';
import { InvoiceUpload } from './InvoiceUpload.tsx';
import { ShipDialog } from './ShipDialog.tsx';
import { ShortenHoldDialog } from './ShortenHoldDialog.tsx';
import { text } from './trade.text.ts';

/** Only what this member of staff may do now; one amber deed at most. */
export function OrderActions({ order }: { order: DeskOrderDetail }) {
  const say = useSay();
  const [asking, setAsking] = useState<'ship' | 'cancel' | 'shortenHold' | 'askTermination' | null>(null);
  const close = () => setAsking(null);
  const deed = { refresh: dealReads, onDone: close };
  const accept = useAction(consoleOrder.accept, { ...deed, done: say(text.accepted) });
  const cancel = useAction(consoleOrder.cancel, { ...deed, done: say(text.cancelled) });
  const ask = useAction(consoleOrder.askTermination, { ...deed, done: say(text.asked) });
  const confirmIt = useAction(consoleOrder.confirmTermination, { ...deed, done: say(text.terminated) });
  const sendLink = useAction(consoleOrder.sendLicensorLink, { refresh: dealReads, done: say(text.licensorLinkSent) });
  const withdraw = useAction(consoleOrder.withdrawTermination, { ...deed, done: say(text.withdrawn) });
  const confirmShipment = useAction(consoleOrder.confirmShipment, { ...deed, done: say(text.shipped) });
  const withdrawShipment = useAction(consoleOrder.withdrawShipment, { ...deed, done: say(text.withdrawn) });
  const { orderNo } = order;
  const may = (action: DeskOrderDetail['allowed'][number]) => order.allowed.includes(action);
  if (order.allowed.length === 0) return null;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-3">
      {may('accept') && (
        <Button
          kind="amber"
          small
          loading={accept.isPending}
          onClick={async () => {
            if (await confirm({ title: say(text.accept), body: say(text.acceptBody) })) void accept.run({ orderNo });
          }}
        >
          {say(text.accept)}
        </Button>
      )}
      {may('ship') && (
        <Button kind="amber" small onClick={() => setAsking('ship')}>
          {say(text.ship)}
        </Button>
      )}
      {may('confirmShipment') && (
        <Button
          kind="amber"
          small
          loading={confirmShipment.isPending}
          onClick={async () => {
            if (await confirm({ title: say(text.confirmShipment), body: say(text.confirmShipmentBody) }))
              void confirmShipment.run({ orderNo });
          }}
        >
          {say(text.confirmShipment)}
        </Button>
      )}
      {may('withdrawShipment') && (
        <Button small loading={withdrawShipment.isPending} onClick={() => void withdrawShipment.run({ orderNo })}>
          {say(text.withdrawShipment)}
        </Button>
      )}
      {may('confirmTermination') && (
        <Button
          kind="danger"
          small
          loading={confirmIt.isPending}
          onClick={async () => {
            if (await confirm({ title: say(text.confirmTermination), body: say(text.confirmBody), danger: true }))
              void confirmIt.run({ orderNo });
          }}
        >
          {say(text.confirmTermination)}
        </Button>
      )}
      {may('withdrawTermination') && (
        <Button small loading={withdraw.isPending} onClick={() => void withdraw.run({ orderNo })}>
          {say(text.withdrawTermination)}
        </Button>
      )}
      {may('sendLicensorLink') && (
        <Button small loading={sendLink.isPending} onClick={() => void sendLink.run({ orderNo })}>
          {say(text.sendLicensorLink)}
        </Button>
      )}
      {may('uploadInvoice') && <InvoiceUpload orderNo={orderNo} />}
      {may('askTermination') && (
        <Button kind="danger" small onClick={() => setAsking('askTermination')}>
          {say(text.askTermination)}
        </Button>
      )}
      {may('shortenHold') && (
        <Button small onClick={() => setAsking('shortenHold')}>
          {say(text.shortenHold)}
        </Button>
      )}
      {may('cancel') && (
        <Button kind="danger" small onClick={() => setAsking('cancel')}>
          {say(text.cancel)}
        </Button>
      )}
      <ShipDialog orderNo={orderNo} twoPeople={order.twoPeople} open={asking === 'ship'} onClose={close} />
      {asking === 'shortenHold' && <ShortenHoldDialog order={order} onClose={close} />}
      <ReasonDialog
        title={say(text.cancel)}
        open={asking === 'cancel'}
        loading={cancel.isPending}
        onClose={close}
        onReason={(reason) => cancel.run({ orderNo, reason })}
      />
      <ReasonDialog
        title={say(text.askTermination)}
        open={asking === 'askTermination'}
        loading={ask.isPending}
        onClose={close}
        onReason={(reason) => ask.run({ orderNo, reason })}
      />
    </div>
  );
}
