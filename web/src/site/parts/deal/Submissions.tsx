import { AuditStatus } from '@pavilion/protocol/contractStates.ts';
import { type Currency, PayMethod } from '@pavilion/protocol/enumerations.ts';
import { SignatureType, type Submission } from '@pavilion/protocol/orders.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { text } from '../../../parts/deal/deal.text.ts';
import { AuditState } from '../../../parts/deal/states.tsx';
import { Facts } from '../../../parts/Facts.tsx';
import { FileLinks } from './FileLinks.tsx';

/** The submissions, newest first, with verdict and reason. */
export function Submissions({ submissions, currency }: { submissions: readonly Submission[]; currency: Currency }) {
  const newestFirst = [...submissions].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  return (
    <ul>
      {newestFirst.map((submission) => (
        <li key={submission.id} className="border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0">
          <One submission={submission} currency={currency} />
        </li>
      ))}
    </ul>
  );
}
function One({ submission, currency }: { submission: Submission; currency: Currency }) {
  const say = useSay();
  const { money, date } = useFormat();
  const { auditStatus, amountMinor, payMethod, paidOn, reason, settlement, shortfallReason } = submission;
  const sum = (minor: number) => minor > 0 && money(minor, currency);
  const isRejected = auditStatus === AuditStatus.rejected;
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <b className="font-semibold">{say(SignatureType.label(submission.signatureType))}</b>
        <AuditState of={auditStatus} />
      </p>
      <Facts
        rows={[
          [
            say(isRejected ? text.reason : text.note),
            reason && <span className={isRejected ? 'text-rose' : ''}>{reason}</span>,
          ],
          [say(text.payer), submission.payer],
          [
            say(text.amount),
            amountMinor === null ? null : (
              <span key="amount" className="num text-17">
                {money(amountMinor, currency)}
              </span>
            ),
          ],
          [say(text.withheld), sum(settlement?.withheldMinor ?? submission.withheldMinor)],
          [say(text.charges), sum(settlement?.chargesMinor ?? submission.chargesMinor)],
          [say(text.received), settlement && money(settlement.receivedMinor, currency)],
          [say(text.shortfallReason), shortfallReason],
          [say(text.paidOn), paidOn && date(paidOn)],
          [say(text.payMethod), payMethod && say(PayMethod.label(payMethod))],
          [say(text.handedIn), date(submission.createdAt, 5)],
          [say(text.reviewedAt), submission.reviewedAt && date(submission.reviewedAt, 5)],
          [say(text.files), <FileLinks key="files" files={submission.files} />],
        ]}
      />
    </>
  );
}
