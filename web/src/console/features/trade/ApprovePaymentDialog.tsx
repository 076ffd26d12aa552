import type { Currency } from '@pavilion/protocol/enumerations.ts';
import { type ConsoleSubmission, consoleSubmission } from '@pavilion/protocol/orders.console.ts';
import { settledMinor, shortfallMinor } from '@pavilion/protocol/settlement.ts';
import { useAction } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { toast } from '../../../lib/toast.ts';
import { MinorInput } from '../../../parts/deal/MinorInput.tsx';
import { Facts } from '../../../parts/Facts.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Textarea } from '../../../ui/Field.tsx';
import { dealReads } from './dealReads.ts';
import { text } from './trade.text.ts';

const parts = ['receivedMinor', 'withheldMinor', 'chargesMinor'] as const;
const partText = {
  receivedMinor: text.received,
  withheldMinor: text.withheld,
  chargesMinor: text.charges,
} as const;

/**
 * Amounts received, withheld and charged, against the total. The first person enters them, starting with the buyer's figures; the second
 * confirms the same figures.
 */
export function ApprovePaymentDialog({
  submission,
  currency,
  totalMinor,
  twoPeople,
  onClose,
  onDecided,
}: {
  submission: ConsoleSubmission;
  currency: Currency;
  totalMinor: number;
  twoPeople: boolean;
  onClose: () => void;
  onDecided: (() => void) | undefined;
}) {
  const say = useSay();
  const { money } = useFormat();
  const { firstApproval, settlement: found, shortfallReason } = submission;
  const isSecond = firstApproval !== null;
  const proposed = found ?? {
    receivedMinor: submission.amountMinor ?? 0,
    withheldMinor: submission.withheldMinor,
    chargesMinor: submission.chargesMinor,
  };
  const form = useForm(consoleSubmission.approve.input, {
    id: submission.id,
    note: '',
    settlement: proposed,
  });
  const approve = useAction(consoleSubmission.approve, {
    form,
    refresh: dealReads,
    onDone: ({ waits }) => {
      toast.success(say(waits ? text.approvedFirst : text.approvedDone));
      onClose();
      onDecided?.();
    },
  });
  const settlement = form.watch('settlement') ?? proposed;
  const missing = shortfallMinor(totalMinor, settlement);
  const takesTwo = twoPeople || missing !== 0;
  return (
    <Dialog open onClose={onClose} title={say(text.approvePayment)} description={say(text.approvePaymentLead)}>
      <form noValidate onSubmit={form.send(approve.run)} className="grid gap-5">
        {isSecond ? (
          <Facts
            rows={[
              ...parts.map((part): [string, string] => [say(partText[part]), money(settlement[part], currency)]),
              [say(text.shortfallReason), shortfallReason],
            ]}
          />
        ) : (
          parts.map((part) => (
            <MinorInput
              key={part}
              label={say(partText[part])}
              required
              error={form.errorOf(`settlement.${part}`)}
              currency={currency}
              initialMinor={settlement[part]}
              onMinor={(minor) =>
                form.setValue(`settlement.${part}`, minor, { shouldValidate: form.formState.isSubmitted })
              }
              onBlur={() => void form.trigger(`settlement.${part}`)}
            />
          ))
        )}
        {!Number.isNaN(missing) && (
          <p role="status" className={missing === 0 ? 'text-mint' : 'text-amber'}>
            {missing === 0
              ? say(text.settlesTotal, money(totalMinor, currency))
              : say(
                  missing > 0 ? text.shortOfTotal : text.overTotal,
                  money(settledMinor(settlement), currency),
                  money(totalMinor, currency),
                  money(Math.abs(missing), currency),
                )}
          </p>
        )}
        {!isSecond && missing !== 0 && <Textarea {...form.field('note')} label={say(text.shortfallReason)} required />}
        <p className="text-14 text-fg-2">
          {say(takesTwo && !isSecond ? (missing === 0 ? text.approveFirst : text.shortfallFirst) : text.paymentCounts)}
        </p>
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>{say(text.back)}</Button>
          <Button
            kind="amber"
            type="submit"
            loading={approve.isPending}
            disabled={!isSecond && missing !== 0 && form.watch('note')?.trim() === ''}
          >
            {say(text.confirmPayment)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
