import type { Preorder } from '@pavilion/protocol/orders.ts';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Button } from '../../../ui/Button.tsx';
import { PriceNote } from '../../parts/rights/PriceNote.tsx';
import { text } from './submitOrder.text.ts';

interface Submit {
  quote: Preorder;
  loading: boolean;
  disabled: boolean;
  onSubmit: () => void;
}
const useTotal = ({ totalMinor, currency }: Preorder) => {
  const say = useSay();
  const { money } = useFormat();
  return totalMinor === null ? say(text.onRequest) : money(totalMinor, currency, true);
};

/** The summary next to the sections, always in view; `children` are the consents. */
export function Summary({ quote, loading, disabled, children }: Submit & { children: ReactNode }) {
  const say = useSay();
  const { date } = useFormat();
  const total = useTotal(quote);
  return (
    <aside className="summary" aria-label={say(text.summaryTitle)}>
      <h2 className="serif text-24">{say(text.summaryTitle)}</h2>
      <dl>
        <div>
          <dt>
            <BilingualText zh={quote.programme.zhTitle} en={quote.programme.enTitle} />
            <small>{say(text.term, date(quote.startDate), date(quote.endDate))}</small>
          </dt>
          <dd className="num text-19">{total}</dd>
        </div>
      </dl>
      <p className="total">
        <span>{say(text.total)}</span>
        <output className="num text-40" data-testid="total">
          {total}
        </output>
      </p>
      <p className="text-13 text-fg-3" data-testid="price-note">
        <PriceNote {...quote} />
      </p>
      {quote.totalMinor !== null && <p className="text-13 text-fg-3">{say(text.taxNote)}</p>}
      {children}
      <Button kind="amber" type="submit" loading={loading} disabled={disabled} className="w-full only-wide">
        {say(text.submit)}
      </Button>
      <p className="text-13 text-fg-3">{say(text.summaryNote)}</p>
    </aside>
  );
}
/** Phones: total and button at the bottom edge (spec §2). */
export function SubmitBar({ quote, loading, disabled }: Submit) {
  const say = useSay();
  const total = useTotal(quote);
  return (
    <div className="submitbar only-narrow">
      <p>
        <small>{say(text.total)}</small>
        <b className="num text-30">{total}</b>
      </p>
      <Button kind="amber" type="submit" loading={loading} disabled={disabled}>
        {say(text.submit)}
      </Button>
    </div>
  );
}
