import { AuditStatus } from '@pavilion/protocol/contractStates.ts';
import { consoleSubmission, type SubmissionRow } from '@pavilion/protocol/orders.console.ts';
import { SignatureType } from '@pavilion/protocol/orders.ts';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { AuditState } from '../../../parts/deal/states.tsx';
import { useTitleOf } from '../../../parts/deal/titleOf.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Dialog.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { ConsoleList } from '../../parts/ConsoleList.tsx';
import { Link } from '../../parts/links.ts';
import { useMayCall } from '../../parts/useMayCall.ts';
import { SubmissionCard } from './SubmissionCard.tsx';
import { text } from './trade.text.ts';

/** Stamped contracts and vouchers that wait for a decision. */
export default function SubmissionsPage() {
  const say = useSay();
  const titleOf = useTitleOf();
  const { money, date } = useFormat();
  const [open, setOpen] = useState<SubmissionRow | null>(null);
  const mayReview = useMayCall(consoleSubmission.approve, consoleSubmission.reject);
  const columns: Column<SubmissionRow>[] = [
    {
      key: 'createdAt',
      label: say(text.handedIn),
      sort: 'createdAt',
      cell: (s) => date(s.createdAt, 5),
      className: 'whitespace-nowrap',
    },
    { key: 'kind', label: say(text.kind), cell: (s) => say(SignatureType.label(s.signatureType)) },
    { key: 'orderNo', label: say(text.orderNo), cell: (s) => <span className="num text-15">{s.orderNo}</span> },
    { key: 'programme', label: say(text.programme), cell: (s) => titleOf(s), className: 'max-w-60 truncate' },
    { key: 'buyer', label: say(text.buyer), cell: (s) => s.buyer.name || s.buyer.username },
    {
      key: 'paid',
      label: say(text.paid),
      number: true,
      cell: (s) => s.amountMinor !== null && money(s.amountMinor, s.currency),
    },
    { key: 'due', label: say(text.due), number: true, cell: (s) => money(s.totalMinor, s.currency) },
    { key: 'status', label: say(text.review), cell: (s) => <AuditState of={s.auditStatus} /> },
  ];
  const options = (list: { options: { code: number; zh: string; en: string }[] }) =>
    list.options.map((o) => ({ value: o.code, label: say(o) }));
  return (
    <>
      <PageHead title={say(text.payments)} />
      <ConsoleList
        of={consoleSubmission.list}
        path="/payments"
        label={say(text.payments)}
        columns={columns}
        rowKey={(s) => s.id}
        search={say(text.searchOrders)}
        filters={[
          { name: 'auditStatus', label: say(text.review), options: options(AuditStatus) },
          { name: 'signatureType', label: say(text.kind), options: options(SignatureType) },
        ]}
        empty={say(text.none)}
        chosen={open?.id}
        onRow={setOpen}
      />
      <Sheet from="side" open={open !== null} onClose={() => setOpen(null)} title={open?.orderNo ?? ''}>
        {open && (
          <div className="grid gap-5">
            <SubmissionCard
              submission={open}
              currency={open.currency}
              totalMinor={open.totalMinor}
              twoPeople={open.twoPeople}
              open={mayReview && open.auditStatus === AuditStatus.pending}
              onDecided={() => setOpen(null)}
            />
            <Link to="/orders" search={{ open: open.orderNo }} className={buttonClass('line', true)}>
              {say(text.openOrder)}
            </Link>
          </div>
        )}
      </Sheet>
    </>
  );
}
