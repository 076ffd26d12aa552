import { ContractStatus } from '@pavilion/protocol/contractStates.ts';
import { type ConsoleOrderRow, consoleOrder } from '@pavilion/protocol/orders.console.ts';
import { OrderStatus, PaymentStatus, SignatureType } from '@pavilion/protocol/orders.ts';
import { z } from 'zod';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { ContractState, OrderState, PaymentState } from '../../../parts/deal/states.tsx';
import { useTitleOf } from '../../../parts/deal/titleOf.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { ConsoleList } from '../../parts/ConsoleList.tsx';
import { useOpenRecord } from '../../parts/useOpenRecord.ts';
import { OrderSheet } from './OrderSheet.tsx';
import { text } from './trade.text.ts';

/** Orders with their open work; a row opens the order next to the list. */
export default function OrdersPage() {
  const say = useSay();
  const titleOf = useTitleOf();
  const { money, date } = useFormat();
  const { open, show, close } = useOpenRecord('/orders', z.string());
  const columns: Column<ConsoleOrderRow>[] = [
    {
      key: 'orderNo',
      label: say(text.orderNo),
      sort: 'orderNo',
      cell: (o) => <span className="num text-15">{o.orderNo}</span>,
    },
    { key: 'programme', label: say(text.programme), cell: (o) => titleOf(o), className: 'max-w-48 truncate' },
    {
      key: 'buyer',
      label: say(text.buyer),
      cell: (o) => o.buyer.name || o.buyer.username,
      className: 'max-w-44 truncate',
    },
    { key: 'status', label: say(text.status), cell: (o) => <OrderState of={o.status} /> },
    { key: 'contract', label: say(text.contract), cell: (o) => <ContractState of={o.contractStatus} /> },
    { key: 'payment', label: say(text.payment), cell: (o) => <PaymentState of={o.paymentStatus} /> },
    {
      key: 'total',
      label: say(text.total),
      sort: 'totalMinor',
      number: true,
      cell: (o) => money(o.totalMinor, o.currency),
    },
    {
      key: 'createdAt',
      label: say(text.placed),
      sort: 'createdAt',
      cell: (o) => date(o.createdAt),
      className: 'whitespace-nowrap',
    },
  ];
  const options = (list: { options: { code: number; zh: string; en: string }[] }) =>
    list.options.map((o) => ({ value: o.code, label: say(o) }));
  return (
    <>
      <PageHead title={say(text.orders)} />
      <ConsoleList
        of={consoleOrder.list}
        path="/orders"
        label={say(text.orders)}
        columns={columns}
        rowKey={(o) => o.orderNo}
        search={say(text.searchOrders)}
        filters={[
          { name: 'status', label: say(text.status), options: options(OrderStatus) },
          { name: 'contractStatus', label: say(text.contract), options: options(ContractStatus) },
          { name: 'paymentStatus', label: say(text.payment), options: options(PaymentStatus) },
          { name: 'inReview', label: say(text.inReview), options: options(SignatureType) },
        ]}
        empty={say(text.none)}
        chosen={open}
        onRow={(o) => show(o.orderNo)}
      />
      <OrderSheet orderNo={open} onClose={close} />
    </>
  );
}
