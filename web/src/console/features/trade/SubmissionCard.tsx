import type { Currency } from '@pavilion/protocol/enumerations.ts';
import { PayMethod } from '@pavilion/protocol/enumerations.ts';
import { type ConsoleSubmission, consoleSubmission } from '@pavilion/protocol/orders.console.ts';
import { SignatureType } from '@pavilion/protocol/orders.ts';
import { settledMinor, shortfallMinor } from '@pavilion/protocol/settlement.ts';
import { consoleSession } from '@pavilion/protocol/staff.ts';
import { useState } from 'react';
import { useAction, useApi } from '../../../lib/api.ts';
import { confirm } from '../../../lib/confirm.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { AuditState } from '../../../parts/deal/states.tsx';
import { Facts } from '../../../parts/Facts.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { ApprovePaymentDialog } from './ApprovePaymentDialog.tsx';
import { dealReads } from './dealReads.ts';
import { text } from './trade.text.ts';

/** A submission of the buyer, with the voucher's amount next to the amount due, and the decision. */
export function SubmissionCard({
  submission,
  currency,
  totalMinor,
  open,
  twoPeople,
  onDecided,
}: {
  submission: ConsoleSubmission;
  /** Whether a payment of this amount needs another person. */
  twoPeople: boolean;
  currency: Currency;
  totalMinor: number;
  open: boolean;
  /** Called after a decision; the parent may close the card, which does not reload itself. */
  onDecided?: () => void;
}) {
  const say = useSay();
  const { money, date } = useFormat();
  const [rejecting, setRejecting] = useState(false);
  const [approving, setApproving] = useState(false);
  const approve = useAction(consoleSubmission.approve, {
    refresh: dealReads,
    done: say(text.approvedDone),
    onDone: () => onDecided?.(),
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
  const stated = {
    receivedMinor: amountMinor ?? 0,
    withheldMinor: submission.withheldMinor,
    chargesMinor: submission.chargesMinor,
  };
  const settlement = submission.settlement ?? stated;
  const complete = shortfallMinor(totalMinor, settlement) === 0;
  const sum = (minor: number) => minor > 0 && money(minor, currency);
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
                <span className={complete ? 'text-mint' : 'text-rose'}>
                  {complete ? say(text.equal) : say(text.differs, money(settledMinor(settlement), currency))}
                </span>
              </>
            ),
          ],
          [say(text.withheld), sum(settlement.withheldMinor)],
          [say(text.charges), sum(settlement.chargesMinor)],
          [say(text.received), submission.settlement && money(submission.settlement.receivedMinor, currency)],
          [say(text.shortfallReason), submission.shortfallReason],
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
              if (amountMinor !== null) setApproving(true);
              else if (await confirm({ title: `${say(text.approve)} · ${kind}`, body: say(text.approveStamped) }))
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
      {approving && (
        <ApprovePaymentDialog
          submission={submission}
          currency={currency}
          totalMinor={totalMinor}
          twoPeople={twoPeople}
          onClose={() => setApproving(false)}
          onDecided={onDecided}
        />
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
