import { AuditStatus, ContractStatus, type ContractView } from '@pavilion/protocol/contracts.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import { type OrderDetail, SignatureType } from '@pavilion/protocol/orders.ts';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { Link } from '../../../lib/Link.tsx';
import { type Say, useSay } from '../../../lib/locale.ts';
import { useDeadline } from '../../../parts/deal/useDeadline.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { StampedDialog } from '../../parts/deal/StampedDialog.tsx';
import { text } from './contracts.text.ts';
import { SignDialog } from './SignDialog.tsx';

interface Props {
  contract: ContractView;
  /** Undefined until it is loaded. */
  order: OrderDetail | undefined;
  isBeingMade: boolean;
}
const isInReview = (order: OrderDetail | undefined) =>
  order?.submissions.some(
    (s) => s.signatureType === SignatureType.stampedContract && s.auditStatus === AuditStatus.pending,
  ) ?? false;

/** Returns the contract's state as one sentence. */
function sentence(
  { contract, order, isBeingMade }: Props,
  say: Say,
  day: (iso: string) => string,
  deadline: (iso: string) => string,
): string {
  const { status, signBy, signedAt, endDate } = contract;
  const plain = (words: Text) => say(words);
  if (status === ContractStatus.draft) return plain(text.draft);
  if (status === ContractStatus.terminated) return plain(text.terminated);
  if (status === ContractStatus.expired)
    return signedAt ? say(text.expired, day(endDate)) : say(text.expiredUnsigned, signBy ? deadline(signBy) : '');
  if (status === ContractStatus.signed)
    return isBeingMade ? plain(text.beingSigned) : say(text.signed, signedAt ? day(signedAt) : '');
  if (contract.buyerSigned && contract.awaitsLicensor) return plain(text.awaitingLicensor);
  if (!contract.buyerNamed && !contract.buyerSigned) return plain(text.buyerUnnamed);
  if (isInReview(order)) return plain(text.stampedReview);
  return isBeingMade ? plain(text.beingMade) : say(text.awaiting, signBy ? deadline(signBy) : '');
}

/** The contract's state and the possible actions, with at most one amber action. */
export function ContractActions(props: Props) {
  const { contract, isBeingMade } = props;
  const say = useSay();
  const { date } = useFormat();
  const deadline = useDeadline(contract.terms.timeZone);
  const [popup, setPopup] = useState<'sign' | 'stamped'>();
  const close = () => setPopup(undefined);
  const isReady = !isBeingMade;
  return (
    <section className="rounded-sheet bg-ink-2 p-5 wide:flex wide:items-center wide:justify-between wide:gap-8 wide:px-8 wide:py-6">
      <p className="max-w-[40em] text-17 leading-snug text-pretty" aria-live="polite">
        {sentence(props, say, (iso) => date(iso), deadline)}
      </p>
      <div className="mt-5 flex shrink-0 flex-wrap gap-3 narrow:grid wide:mt-0">
        {isReady && contract.allowed.includes('sign') && (
          <Button kind="amber" onClick={() => setPopup('sign')}>
            {say(text.signOnline)}
          </Button>
        )}
        {isReady && contract.allowed.includes('uploadStamped') && (
          <Button onClick={() => setPopup('stamped')}>{say(text.uploadStamped)}</Button>
        )}
        <Link to="/personal/order/details" search={{ orderNo: contract.orderNo }} className={buttonClass('quiet')}>
          {say(text.toOrder)}
        </Link>
      </div>
      {popup === 'sign' && <SignDialog contract={contract} onClose={close} />}
      {popup === 'stamped' && <StampedDialog {...contract} onClose={close} />}
    </section>
  );
}
