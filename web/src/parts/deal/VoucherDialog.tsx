import { contracts } from '@pavilion/protocol/contracts.ts';
import { PayMethod } from '@pavilion/protocol/enumerations.ts';
import type { OrderDetail } from '@pavilion/protocol/orders.ts';
import { useState } from 'react';
import { useAction } from '../../lib/api.ts';
import { confirm } from '../../lib/confirm.ts';
import { useForm } from '../../lib/form.ts';
import { useFormat } from '../../lib/format.ts';
import { useSay } from '../../lib/locale.ts';
import { Input, Select } from '../../ui/Field.tsx';
import { DateField } from '../dates/DateField.tsx';
import { readersDay } from '../dates/typed.ts';
import { text } from './deal.text.ts';
import { dealReads } from './dealReads.ts';
import { minorOf, typedOf } from './money.ts';
import { PayToFacts } from './PayToFacts.tsx';
import { ScanDialog } from './ScanDialog.tsx';

type Order = Pick<OrderDetail, 'orderNo' | 'currency' | 'totalMinor' | 'invoice' | 'payTo'>;

/** Type 2: proof that the fee was paid. The amount due stands in it already. */
export function VoucherDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const say = useSay();
  const { money } = useFormat();
  const { orderNo, currency, totalMinor } = order;
  const form = useForm(contracts.uploadPaymentVoucher.input, {
    orderNo,
    fileInfoList: [],
    payer: order.invoice?.title ?? '',
    amountMinor: totalMinor,
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
      <div className="grid gap-5 wide:grid-cols-2">
        <AmountInput form={form} currency={currency} totalMinor={totalMinor} />
        <DateField {...form.held('paidOn')} max={readersDay()} />
      </div>
      <Select
        {...form.field('payMethod', 'number')}
        empty={false}
        options={PayMethod.options.map((o) => ({ value: o.code, label: say(o) }))}
      />
    </ScanDialog>
  );
}

type VoucherForm = ReturnType<typeof useForm<typeof contracts.uploadPaymentVoucher.input>>;
/** People type 12,345.00; the wire carries minor units. */
function AmountInput({ form, ...order }: { form: VoucherForm } & Pick<Order, 'currency' | 'totalMinor'>) {
  const say = useSay();
  const { money } = useFormat();
  const { label, required, error } = form.field('amountMinor');
  const [typed, setTyped] = useState(typedOf(order.totalMinor, order.currency));
  const amount = minorOf(typed, order.currency);
  const differs = amount !== undefined && amount !== order.totalMinor;
  return (
    <Input
      label={`${label} (${order.currency})`}
      required={required}
      error={error}
      hint={
        differs && <span className="text-amber">{say(text.amountHint, money(order.totalMinor, order.currency))}</span>
      }
      inputMode="decimal"
      value={typed}
      onChange={(e) => {
        setTyped(e.target.value);
        // What is no amount is NaN to the schema, which says so in words.
        form.setValue('amountMinor', minorOf(e.target.value, order.currency) ?? Number.NaN, {
          shouldValidate: form.formState.isSubmitted,
        });
      }}
      onBlur={() => void form.trigger('amountMinor')}
    />
  );
}
