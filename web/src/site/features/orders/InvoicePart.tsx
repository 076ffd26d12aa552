import { InvoiceType } from '@pavilion/protocol/enumerations.ts';
import { type OrderDetail, OrderStatus } from '@pavilion/protocol/orders.ts';
import { useSay } from '../../../lib/locale.ts';
import { Facts } from '../../../parts/Facts.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { downloadOf } from '../../parts/deal/FileLinks.tsx';
import { text } from './orders.text.ts';
import { Part } from './Part.tsx';

export function InvoicePart({ order }: { order: OrderDetail }) {
  const say = useSay();
  const { invoice, invoiceFile } = order;
  if (!invoice && !invoiceFile)
    return (
      <Part heading={say(text.invoiceTitle)}>
        <p className="text-fg-2">{say(text.noInvoice)}</p>
      </Part>
    );
  return (
    <Part heading={say(text.invoiceTitle)}>
      {invoice && (
        <Facts
          rows={[
            [say(text.invoiceType), say(InvoiceType.label(invoice.type))],
            [say(text.invoiceHead), invoice.title],
            [say(text.taxNo), invoice.taxNo],
            [say(text.bank), invoice.bank],
            [say(text.account), invoice.account],
            [say(text.regAddress), invoice.address],
            [say(text.regPhone), invoice.phone],
            [say(text.invoiceEmail), invoice.email],
          ]}
        />
      )}
      {invoiceFile ? (
        <a href={downloadOf(invoiceFile.url)} className={`mt-4 ${buttonClass('line', true)}`}>
          <Icon name="download" className="text-[1.2em]" />
          {say(text.downloadInvoice)}
        </a>
      ) : (
        order.status !== OrderStatus.cancelled && <p className="mt-3 text-13 text-fg-3">{say(text.invoiceLater)}</p>
      )}
    </Part>
  );
}
