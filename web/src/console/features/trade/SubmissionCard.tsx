import type { Currency } from '@pavilion/protocol/enumerations.ts';
import { PayMethod } from '@pavilion/protocol/enumerations.ts';
import { SignatureType } from '@pavilion/protocol/orders.ts';
import {
  consoleContract,
  consoleOrder,
  consoleSubmission,
  type DeskSubmission,
} from '@pavilion/protocol/ordersDesk.ts';
import { consoleBoard, consoleSession } from '@pavilion/protocol/staff.ts';
import { useState } from 'react';
import { useAction, useApi } from '../../../lib/api.ts';
import { confirm } from '../../../lib/confirm.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { toast } from '../../../lib/toast.ts';
import { AuditState } from '../../../parts/deal/states.tsx';
import { Facts } from '../../../parts/Facts.tsx';
import { ReasonDialog } from '../../../parts/ReasonDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { text } from './trade.text.ts';

export const dealReads = [
  consoleOrder.list,
  consoleOrder.detail,
  consoleSubmission.list,
  consoleContract.list,
  consoleBoard.counts,
];

/** What the buyer handed in, the voucher's amount beside what is due, and the decision. */
export function SubmissionCard({
  submission,
  currency,
  totalMinor,
  open,
  twoPeople,
  onDecided,
}: {
  submission: DeskSubmission;
  /** Another person must confirm a payment of this amount. */
  twoPeople: boolean;
  currency: Currency;
  totalMinor: number;
  open: boolean;
  /** The card itself shows what it was given; who holds it may put it away. */
  onDecided?: () => void;
}) {
  const say = useSay();
  const { money, date } = useFormat();
  const [rejecting, setRejecting] = useState(false);
  const approve = useAction(consoleSubmission.approve, {
    refresh: dealReads,
    onDone: ({ waits }) => {
      toast.success(say(waits ? text.approvedFirst : text.approvedDone));
      onDecided?.();
    },
  });
  const reject = useAction(consoleSubmission.reject, {
    refresh: dealReads,
    done: say(text.rejectedDone),
    onDone: () => {
      setRejecting(false);
      onDecided?.();
    },
  });
  const { amountMinor } = submission;
  const kind = say(SignatureType.label(submission.signatureType));
  const me = useApi(consoleSession.me).data?.id;
  const { firstApproval } = submission;
  const isOwn = firstApproval !== null && firstApproval.byId === me;
  const isFirst = twoPeople && amountMinor !== null && firstApproval === null;
  const due = money(totalMinor, currency);
  const consequence =
    amountMinor === null
      ? say(text.approveStamped)
      : amountMinor === totalMinor
        ? say(text.approveVoucher, due)
        : say(text.approveOdd, money(amountMinor, currency), due);
  return (
    <article className="grid gap-3 rounded-card bg-ink-3 p-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <b>{kind}</b>
        <AuditState of={submission.auditStatus} />
      </header>
      <Facts
        rows={[
          [say(text.handedIn), date(submission.createdAt, 5)],
          [say(text.payer), submission.payer],
          [
            say(text.paid),
            amountMinor === null ? null : (
              <>
                <span className="num text-17">{money(amountMinor, currency)}</span>{' '}
                <span className={amountMinor === totalMinor ? 'text-mint' : 'text-rose'}>
                  {say(amountMinor === totalMinor ? text.equal : text.differs)}
                </span>
              </>
            ),
          ],
          [say(text.paidOn), submission.paidOn && date(submission.paidOn)],
          [say(text.payMethod), submission.payMethod && say(PayMethod.label(submission.payMethod))],
          [say(text.reason), submission.reason],
        ]}
      />
      <ul className="flex flex-wrap gap-3">
        {submission.files.map((file) => (
          <li key={file.id}>
            <a
              href={file.url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-9 items-center text-14 text-lilac underline underline-offset-4 hover:text-fg"
            >
              {file.name}
            </a>
          </li>
        ))}
      </ul>
      {open && firstApproval && (
        <p className="text-14 text-amber">
          {isOwn ? say(text.ownApproval) : say(text.firstApproval, firstApproval.by, date(firstApproval.at, 5))}
        </p>
      )}
      {open && (
        <div className="flex flex-wrap gap-3">
          <Button
            kind="amber"
            small
            loading={approve.isPending}
            disabled={isOwn}
            onClick={async () => {
              if (
                await confirm({
                  title: `${say(text.approve)} · ${kind}`,
                  body: isFirst ? `${consequence}\n${say(text.approveFirst)}` : consequence,
                })
              )
                void approve.run({ id: submission.id, note: '' });
            }}
          >
            {say(text.approve)}
          </Button>
          <Button kind="danger" small onClick={() => setRejecting(true)}>
            {say(text.reject)}
          </Button>
        </div>
      )}
      <ReasonDialog
        title={say(text.reject)}
        open={rejecting}
        loading={reject.isPending}
        onClose={() => setRejecting(false)}
        onReason={(reason) => reject.run({ id: submission.id, reason })}
      />
    </article>
  );
}
