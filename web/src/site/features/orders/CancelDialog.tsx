import { CancelOrder, orders } from '@pavilion/protocol/orders.ts';
import { useAction } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Textarea } from '../../../ui/Field.tsx';
import { dealReads } from '../../parts/deal/dealReads.ts';
import { text } from './orders.text.ts';

/** Asks for a confirmation before an order is cancelled, with room for a reason. */
export function CancelDialog({ orderNo, onClose }: { orderNo: string; onClose: () => void }) {
  const say = useSay();
  const form = useForm(CancelOrder, { orderNo, reason: '' });
  const cancel = useAction(orders.cancelProgram, {
    refresh: dealReads,
    done: say(text.cancelled),
    failed: say(text.cancelFailed),
    form,
    onDone: onClose,
  });
  return (
    <Dialog open onClose={onClose} title={say(text.cancelAsk)} description={say(text.cancelBody)}>
      <form noValidate onSubmit={form.send(cancel.run)} className="grid gap-6">
        <Textarea {...form.field('reason')} label={say(text.cancelReason)} rows={3} />
        <div className="flex flex-wrap justify-end gap-3 narrow:*:flex-1">
          <Button onClick={onClose}>{say(text.keep)}</Button>
          <Button kind="danger" type="submit" loading={cancel.isPending}>
            {say(text.cancel)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
