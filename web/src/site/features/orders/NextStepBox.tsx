import { type OrderDetail, OrderStatus, orders } from '@pavilion/protocol/orders.ts';
import { type ReactNode, useState } from 'react';
import { useAction } from '../../../lib/api.ts';
import { confirm } from '../../../lib/confirm.ts';
import { useFormat } from '../../../lib/format.ts';
import { Link } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { useDeadline } from '../../../parts/deal/useDeadline.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { dealReads } from '../../parts/deal/dealReads.ts';
import { StampedDialog } from '../../parts/deal/StampedDialog.tsx';
import { VoucherDialog } from '../../parts/deal/VoucherDialog.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { nextStep } from './nextStep.ts';
import { text } from './orders.text.ts';

type Popup = 'voucher' | 'stamped' | 'cancel';

/** One sentence and one amber action; other actions are secondary. */
export function NextStepBox({ order }: { order: OrderDetail }) {
  const say = useSay();
  const { date, money } = useFormat();
  const deadline = useDeadline();
  const [popup, setPopup] = useState<Popup>();
  const close = () => setPopup(undefined);
  const step = nextStep(order, { day: (iso) => date(iso), deadline, amount: money(order.totalMinor, order.currency) });
  const isOver = order.status === OrderStatus.completed || order.status === OrderStatus.cancelled;
  const may = (action: OrderDetail['allowed'][number]) => order.allowed.includes(action);
  return (
    <section aria-labelledby="next-step" className="rounded-sheet bg-ink-2 p-5 wide:px-8 wide:py-6">
      <h2 id="next-step" className="text-13 text-fg-3">
        {say(isOver ? text.endTitle : text.nextTitle)}
      </h2>
      <p className="mt-1 max-w-[44em] text-17 leading-snug text-pretty" aria-live="polite">
        {say(step.words)}
      </p>
      <Actions>
        {step.action === 'sign' && <ContractLink order={order} kind="amber" words={say(text.readAndSign)} />}
        {step.action === 'uploadVoucher' && (
          <Button kind="amber" onClick={() => setPopup('voucher')}>
            {say(text.uploadVoucher)}
          </Button>
        )}
        {step.action === 'confirmReceipt' && <Receipt orderNo={order.orderNo} />}
        {may('uploadStamped') && order.contract.files.length > 0 && (
          <Button onClick={() => setPopup('stamped')}>{say(text.uploadStamped)}</Button>
        )}
        {may('uploadVoucher') && step.action !== 'uploadVoucher' && (
          <Button onClick={() => setPopup('voucher')}>{say(text.uploadVoucher)}</Button>
        )}
        {may('cancel') && (
          <Button kind="quiet" onClick={() => setPopup('cancel')}>
            {say(text.cancel)}
          </Button>
        )}
      </Actions>
      {popup === 'voucher' && <VoucherDialog order={order} onClose={close} />}
      {popup === 'stamped' && <StampedDialog {...order} onClose={close} />}
      {popup === 'cancel' && <CancelDialog orderNo={order.orderNo} onClose={close} />}
    </section>
  );
}
const Actions = ({ children }: { children: readonly ReactNode[] }) =>
  children.some(Boolean) && (
    <div className="mt-5 flex flex-wrap items-center gap-3 narrow:grid narrow:grid-cols-1">{children}</div>
  );

export function ContractLink({
  order,
  kind,
  words,
}: {
  order: Pick<OrderDetail, 'orderContractId'>;
  kind: 'amber' | 'line';
  words: string;
}) {
  return (
    <Link
      to="/contractProper"
      search={{ orderContractId: order.orderContractId }}
      className={buttonClass(kind, kind === 'line')}
    >
      {words}
    </Link>
  );
}
function Receipt({ orderNo }: { orderNo: string }) {
  const say = useSay();
  const receive = useAction(orders.confirmReceipt, {
    refresh: dealReads,
    done: say(text.received),
    failed: say(text.submissionFailed),
  });
  async function ask() {
    const answer = { title: say(text.receiveAsk), body: say(text.receiveBody), ok: say(text.receive) };
    if (await confirm(answer)) await receive.run({ orderNo });
  }
  return (
    <Button kind="amber" loading={receive.isPending} onClick={() => void ask()}>
      {say(text.receive)}
    </Button>
  );
}
