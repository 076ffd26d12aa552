import { InvoiceType } from '@pavilion/protocol/enumerations.ts';
import { useSay } from '../../../lib/locale.ts';
import { useKnownUser } from '../../../lib/user.ts';
import { FieldSet, Input, Radio } from '../../../ui/Field.tsx';
import type { OrderFormState } from './orderFields.ts';
import { text } from './submitOrder.text.ts';

/** No invoice, or one for a person, or one for a unit with its tax number and bank (spec §3). */
export function InvoiceBox({ form }: { form: OrderFormState }) {
  const say = useSay();
  const user = useKnownUser();
  const invoice = form.watch('invoice');
  function choose(type: InvoiceType | null) {
    if (type === null) return form.setValue('invoice', null);
    const blank = {
      title: user?.certName ?? '',
      taxNo: '',
      bank: '',
      account: '',
      address: '',
      phone: '',
      email: user?.email ?? '',
    };
    form.setValue('invoice', { ...blank, ...form.getValues('invoice'), type });
    form.clearErrors('invoice');
  }
  const kinds = [null, InvoiceType.person, InvoiceType.unit];
  return (
    <>
      <FieldSet label={say(text.invoiceKind)} bare>
        <div className="flex flex-wrap gap-x-8">
          {kinds.map((type) => (
            <Radio
              key={String(type)}
              name="invoiceType"
              checked={(invoice?.type ?? null) === type}
              onChange={() => choose(type)}
            >
              {say(type === null ? text.invoiceNone : InvoiceType.label(type))}
            </Radio>
          ))}
        </div>
      </FieldSet>
      {invoice && (
        <div className="mt-3 grid gap-4 wide:grid-cols-2">
          <Input {...form.field('invoice.title')} autoComplete="organization" />
          {invoice.type === InvoiceType.unit && <Input {...form.field('invoice.taxNo')} required />}
          <Input {...form.field('invoice.email')} type="email" autoComplete="email" />
          {invoice.type === InvoiceType.unit && (
            <>
              <Input {...form.field('invoice.phone')} type="tel" />
              <Input {...form.field('invoice.bank')} />
              <Input {...form.field('invoice.account')} inputMode="numeric" />
              <Input {...form.field('invoice.address')} className="wide:col-span-2" />
            </>
          )}
        </div>
      )}
    </>
  );
}
