import { durations, limits } from '@pavilion/protocol/limits.ts';
import type { Preorder } from '@pavilion/protocol/orders.ts';
import { licenceTotal } from '@pavilion/protocol/pricing.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { DateField } from '../../../parts/dates/DateField.tsx';
import { useBusinessDay } from '../../../parts/deal/useDeadline.ts';
import type { ChosenLicence } from '../../parts/rights/licenceParams.ts';
import { text } from './submitOrder.text.ts';
import { useChange } from './useChosen.ts';

/** Start and duration, each duration with its price. */
export function TermBox({ chosen, quote }: { chosen: ChosenLicence; quote: Preorder }) {
  const say = useSay();
  const { money, date } = useFormat();
  const change = useChange(chosen);
  const { offer } = quote;
  const today = useBusinessDay();
  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="sr">{say(text.yearsLabel)}</legend>
        <div className="terms-on-sale">
          {durations
            .filter((years) => offer.prices[years] !== undefined)
            .map((years) => {
              const price = licenceTotal(offer, years, quote);
              return (
                <label key={years}>
                  <input
                    type="radio"
                    name="years"
                    className="sr"
                    checked={years === chosen.years}
                    onChange={() => change({ years })}
                  />
                  <b>{say(text.years, years)}</b>
                  <span className="num">
                    {price == null ? say(text.onRequest) : money(price, offer.currency, true)}
                  </span>
                </label>
              );
            })}
        </div>
      </fieldset>
      <div className="grid items-end gap-x-6 gap-y-2 wide:grid-cols-[220px_1fr]">
        <DateField
          keeps
          label={say(text.startLabel)}
          min={today}
          max={`${Number(today.slice(0, 4)) + limits.licenceStartYearsAhead}${today.slice(4)}`}
          value={chosen.startDate}
          onChange={(startDate) => change({ startDate })}
        />
        <p className="py-3 text-fg-2">{say(text.term, date(quote.startDate), date(quote.endDate))}</p>
      </div>
    </div>
  );
}
