import { Medium } from '@pavilion/protocol/media.ts';
import type { Preorder } from '@pavilion/protocol/orders.ts';
import { partLicensed } from '@pavilion/protocol/works.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { useDeadline } from '../../../parts/deal/useDeadline.ts';
import { Facts } from '../../../parts/Facts.tsx';
import { useTerritories } from '../../../parts/rights/useTerritories.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { ChosenLicence } from '../../parts/rights/licenceParams.ts';
import { text } from './submitOrder.text.ts';

interface Props {
  chosen: ChosenLicence;
  quote: Preorder;
  loading: boolean;
  /** The terms are being checked again, or can no longer be ordered. */
  disabled: boolean;
  onConfirm: () => void;
  onClose: () => void;
}
/** The confirmation before an order: what is ordered, the price, and until when it is held. */
export function ConfirmOrder({ chosen, quote, loading, disabled, onConfirm, onClose }: Props) {
  const say = useSay();
  const { money, date, number } = useFormat();
  const { list } = useTerritories();
  const deadline = useDeadline();
  const { programme, offer, countries } = quote;
  return (
    <Dialog
      open
      onClose={onClose}
      title={say(text.confirmTitle)}
      description={say(text.confirmLead)}
      actions={
        <>
          <Button onClick={onClose}>{say(text.confirmBack)}</Button>
          <Button kind="amber" loading={loading} disabled={disabled} onClick={onConfirm}>
            {say(text.confirmPlace)}
          </Button>
        </>
      }
    >
      <Facts
        rows={[
          [say(text.confirmProgramme), <BilingualText key="title" zh={programme.zhTitle} en={programme.enTitle} />],
          [say(text.licensor), quote.seller && say(quote.seller)],
          [say(text.licensee), quote.buyer && say(quote.buyer)],
          [say(partLicensed), quote.part && say(quote.part)],
          [
            say(text.offer),
            <span key="offer">
              <BilingualText zh={offer.zhName} en={offer.enName} /> ·{' '}
              {say(offer.exclusive ? text.exclusive : text.nonExclusive)}
            </span>,
          ],
          [say(text.media), quote.media.map((medium) => say(Medium.label(medium))).join(say(text.separator))],
          [
            say(text.territories),
            countries.length > chosen.territories.length
              ? `${list(chosen.territories)} (${say(text.countries, number(countries.length))})`
              : list(chosen.territories, 8),
          ],
          [
            say(text.termTitle),
            `${say(text.years, quote.years)} · ${say(text.term, date(quote.startDate), date(quote.endDate))}`,
          ],
          [
            say(text.total),
            quote.totalMinor !== null && (
              <b key="total" className="num text-24 text-amber">
                {money(quote.totalMinor, quote.currency)}
              </b>
            ),
          ],
          [say(text.heldUntil), deadline(quote.heldUntil)],
        ]}
      />
    </Dialog>
  );
}
