import { contracts, PaymentVoucher } from '@pavilion/protocol/contracts.ts';
import { PayMethod } from '@pavilion/protocol/enumerations.ts';
import type { OrderDetail } from '@pavilion/protocol/orders.ts';
import { shortfallMinor } from '@pavilion/protocol/settlement.ts';
import { useAction } from '../../../lib/api.ts';
import { confirm } from '../../../lib/confirm.ts';
import { useForm } from '../../../lib/form.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { DateField } from '../../../parts/dates/DateField.tsx';
import { readersDay } from '../../../parts/dates/typed.ts';
import { text } from '../../../parts/deal/deal.text.ts';
import { MinorInput } from '../../../parts/deal/MinorInput.tsx';
import { Input, Select } from '../../../ui/Field.tsx';
import { dealReads } from './dealReads.ts';
import { PayToFacts } from './PayToFacts.tsx';
import { ScanDialog } from './ScanDialog.tsx';

type Order = Pick<OrderDetail, 'orderNo' | 'currency' | 'totalMinor' | 'invoice' | 'payTo'>;

/** Type 2: proof of payment. The amount due is filled in. */
export function VoucherDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const say = useSay();
  const { money } = useFormat();
  const { orderNo, currency, totalMinor } = order;
  const form = useForm(PaymentVoucher, {
    orderNo,
    fileInfoList: [],
    payer: order.invoice?.title ?? '',
    amountMinor: totalMinor,
    withheldMinor: 0,
    chargesMinor: 0,
    paidOn: readersDay(),
    payMethod: PayMethod.bankTransfer,
  });
  const send = useAction(contracts.uploadPaymentVoucher, {
    refresh: dealReads,
    done: say(text.voucherSent),
    failed: say(text.submissionFailed),
    form,
    onDone: onClose,
  });
  const due = money(totalMinor, currency);
  return (
    <ScanDialog
      orderNo={orderNo}
      title={say(text.voucherTitle)}
      lead={say(text.voucherLead, due)}
      filesLabel={say(text.voucherFiles)}
      filesError={form.errorOf('fileInfoList')}
      onFiles={(files) => form.setValue('fileInfoList', files, { shouldValidate: files.length > 0 })}
      onSubmit={form.send(async (values) => {
        if (await confirm({ title: say(text.voucherConfirm), ok: say(text.submit) })) await send.run(values);
      })}
      isSending={send.isPending}
      onClose={onClose}
    >
      {order.payTo && <PayToFacts payTo={order.payTo} />}
      <Input {...form.field('payer')} autoComplete="organization" />
      <SettlementFields form={form} currency={currency} totalMinor={totalMinor} />
      <DateField {...form.held('paidOn')} max={readersDay()} />
      <Select
        {...form.field('payMethod', 'number')}
        empty={false}
        options={PayMethod.options.map((o) => ({ value: o.code, label: say(o) }))}
      />
    </ScanDialog>
  );
}

type VoucherForm = ReturnType<typeof useForm<typeof PaymentVoucher>>;
const parts = ['amountMinor', 'withheldMinor', 'chargesMinor'] as const;
/** Money sent, tax withheld and bank charges, which together should make the total. */
function SettlementFields({
  form,
  currency,
  totalMinor,
}: { form: VoucherForm } & Pick<Order, 'currency' | 'totalMinor'>) {
  const say = useSay();
  const { money } = useFormat();
  const [receivedMinor, withheldMinor = 0, chargesMinor = 0] = form.watch(parts);
  const missing = shortfallMinor(totalMinor, { receivedMinor, withheldMinor, chargesMinor });
  return (
    <>
      <div className="grid gap-5 wide:grid-cols-3">
        {parts.map((part) => {
          const { label, required, error } = form.field(part);
          return (
            <MinorInput
              key={part}
              label={label}
              required={required}
              error={error}
              currency={currency}
              initialMinor={part === 'amountMinor' ? totalMinor : 0}
              onMinor={(minor) => form.setValue(part, minor, { shouldValidate: form.formState.isSubmitted })}
              onBlur={() => void form.trigger(part)}
            />
          );
        })}
      </div>
      {!Number.isNaN(missing) && missing !== 0 && (
        <p role="status" className="text-14 text-amber">
          {say(text.amountHint, money(totalMinor - missing, currency), money(totalMinor, currency))}
        </p>
      )}
      {withheldMinor > 0 && <p className="text-14 text-fg-2">{say(text.taxCertificate)}</p>}
    </>
  );
}
