import { businessDayOf } from '@pavilion/protocol/kit/businessDay.ts';
import { type ConsoleOrderDetail, consoleOrder, findDone, StaffAction } from '@pavilion/protocol/orders.console.ts';
import { useAction } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { DateField } from '../../../parts/dates/DateField.tsx';
import { useDeadline, useTimeZone } from '../../../parts/deal/useDeadline.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Textarea } from '../../../ui/Field.tsx';
import { dealReads } from './dealReads.ts';
import { text } from './trade.text.ts';

/** Ends the hold of a waiting order on an earlier day; the buyer is notified of the day and the reason. */
export function ShortenHoldDialog({ order, onClose }: { order: ConsoleOrderDetail; onClose: () => void }) {
  const say = useSay();
  const deadline = useDeadline();
  const timeZone = useTimeZone();
  const { orderNo, heldUntil } = order;
  const form = useForm(consoleOrder.shortenHold.input, { orderNo, until: '', reason: '' });
  const shorten = useAction(consoleOrder.shortenHold, {
    form,
    refresh: dealReads,
    done: say(findDone('shortenHold')!),
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={say(StaffAction.label('shortenHold'))}
      description={heldUntil ? say(text.shortenHoldBody, deadline(heldUntil)) : undefined}
    >
      <form noValidate onSubmit={form.send(shorten.run)} className="grid gap-5">
        <DateField
          {...form.held('until')}
          min={businessDayOf(new Date(), timeZone)}
          max={heldUntil ? businessDayOf(heldUntil, timeZone) : undefined}
        />
        <Textarea {...form.field('reason')} />
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>{say(text.back)}</Button>
          <Button kind="danger" type="submit" loading={shorten.isPending}>
            {say(StaffAction.label('shortenHold'))}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
