import { Language } from '@pavilion/protocol/enumerations.ts';
import { LicenceNote, notesOfOffer, writtenNotes } from '@pavilion/protocol/licenceNotes.ts';
import type { Duration } from '@pavilion/protocol/limits.ts';
import { durations } from '@pavilion/protocol/limits.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import { scopeFacts } from '@pavilion/protocol/offerScopeFacts.ts';
import type { LicenceOffer, ProgrammeDetail } from '@pavilion/protocol/programmes.ts';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { DateField } from '../../../parts/dates/DateField.tsx';
import { useBusinessDay, useLatestStart } from '../../../parts/deal/useDeadline.ts';
import { useTerritories } from '../../../parts/rights/useTerritories.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { CellMark } from '../../parts/rights/CellMark.tsx';
import { nextStartOf } from '../../parts/rights/cells.ts';
import { PriceNote } from '../../parts/rights/PriceNote.tsx';
import { text } from './licence.text.ts';
import { TerritoryPicker } from './TerritoryPicker.tsx';
import type { Licence } from './useLicence.ts';

interface Props {
  programme: ProgrammeDetail;
  licence: Licence;
}
/** Offer, media, territories, start and duration: everything that makes a licence, and its price. */
export function LicencePanel({ programme, licence }: Props) {
  return (
    <div className="licence">
      {programme.offers.length > 1 && <Offers offers={programme.offers} licence={licence} />}
      <OfferNotes offer={licence.offer} />
      <Media licence={licence} />
      <TerritoryLine licence={licence} />
      <Term licence={licence} />
    </div>
  );
}

function Offers({ offers, licence }: { offers: readonly LicenceOffer[]; licence: Licence }) {
  const say = useSay();
  return (
    <fieldset>
      <legend>{say(text.offerLabel)}</legend>
      <div className="offers">
        {offers.map((offer) => (
          <label key={offer.id} className="offer">
            <input
              type="radio"
              name="offer"
              className="sr"
              checked={offer.id === licence.offer.id}
              onChange={() => licence.change({ offerId: offer.id })}
            />
            <span className="dot" aria-hidden="true" />
            <b>
              <BilingualText zh={offer.zhName} en={offer.enName} />
            </b>
            <small className={offer.exclusive ? 'text-amber' : 'text-fg-3'}>
              {say(offer.exclusive ? text.exclusive : text.nonExclusive)}
            </small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
/** Notes and conditions of the offer. */
function OfferNotes({ offer }: { offer: LicenceOffer }) {
  const say = useSay();
  const { date } = useFormat();
  const languages = offer.languages.map((code) => {
    const known = Language.find(code);
    return known ? say(known) : code;
  });
  const bounds = [
    languages.length > 0 && say(text.languages, languages.join(say(text.separator))),
    offer.runs !== null && say(text.runs, offer.runs),
    offer.windowStart && offer.windowEnd && say(text.window, date(offer.windowStart), date(offer.windowEnd)),
  ].filter((words): words is string => Boolean(words));
  return (
    <details className="notes">
      <summary>
        <Icon name="chevron" />
        {say(text.offerTerms)}
      </summary>
      {scopeFacts(offer.scope).map(({ label, value }) => (
        <p key={label.en}>
          <b>{say(label)}</b> {say(value)}
        </p>
      ))}
      {writtenNotes(notesOfOffer(offer)).map(([name, { zh, en }]) => (
        <p key={name}>
          <b>{say(LicenceNote[name])}</b> <BilingualText zh={zh} en={en} />
        </p>
      ))}
      {bounds.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </details>
  );
}

function Media({ licence: { offer, media, change } }: { licence: Licence }) {
  const say = useSay();
  function toggle(medium: Medium) {
    const next = media.includes(medium) ? media.filter((m) => m !== medium) : [...media, medium];
    if (next.length > 0) change({ media: next });
  }
  return (
    <fieldset>
      <legend>{say(text.mediaLabel)}</legend>
      <div className="flex flex-wrap gap-2">
        {offer.media.map((medium) => (
          <label key={medium} className="pill">
            <input type="checkbox" className="sr" checked={media.includes(medium)} onChange={() => toggle(medium)} />
            <Icon name="check" />
            {say(Medium.label(medium))}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function TerritoryLine({ licence }: { licence: Licence }) {
  const say = useSay();
  const { number } = useFormat();
  const { list } = useTerritories();
  const [open, setOpen] = useState(false);
  return (
    <div className="line-row">
      <div className="min-w-0">
        <p className="label">{say(text.territoryLabel)}</p>
        <p className="leading-snug" data-testid="territories">
          {list(licence.territories, 3)}
        </p>
        {licence.territories.length !== licence.countries.length && (
          <p className="text-13 text-fg-3">{say(text.countries, number(licence.countries.length))}</p>
        )}
      </div>
      {licence.offer.countries.length > 1 && (
        <Button small icon="globe" onClick={() => setOpen(true)} aria-haspopup="dialog">
          {say(text.change)}
        </Button>
      )}
      {open && <TerritoryPicker licence={licence} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Term({ licence }: { licence: Licence }) {
  const say = useSay();
  const { money } = useFormat();
  const { offer, startDate, years, change } = licence;
  const businessDay = useBusinessDay();
  const latestStart = useLatestStart();
  const priceOf = (n: Duration) => {
    const price = licence.totalOf(n);
    return price == null ? say(text.onRequest) : money(price, offer.currency, true);
  };
  return (
    <>
      <DateField
        keeps
        label={say(text.startLabel)}
        min={offer.windowStart !== null && offer.windowStart > businessDay ? offer.windowStart : businessDay}
        max={latestStart}
        value={startDate}
        onChange={(startDate) => change({ startDate })}
      />
      <fieldset>
        <legend>{say(text.yearsLabel)}</legend>
        <div className="durations">
          {durations
            .filter((n) => offer.prices[n] !== undefined)
            .map((n) => (
              <label key={n}>
                <input
                  type="radio"
                  name="years"
                  className="sr"
                  checked={n === years}
                  onChange={() => change({ years: n })}
                />
                <b>{say(text.years, n)}</b>
                <small className="num">{priceOf(n)}</small>
              </label>
            ))}
        </div>
      </fieldset>
    </>
  );
}

/** Whether every cell of the licence is free, and the nearest alternative if one is not. */
export function Verdict({ licence }: { licence: Licence }) {
  const say = useSay();
  const { number, date } = useFormat();
  const { media, countries, taken, isKnown, change } = licence;
  if (!isKnown) return <p className="text-13 text-fg-3">{say(text.checking)}</p>;
  const all = media.length * countries.length;
  if (taken.length === 0)
    return (
      <p className="flex items-center gap-2 text-14 text-fg-2">
        <CellMark state="free" />
        {say(text.allCellsFree, number(all))}
      </p>
    );
  const blocked = new Set(taken.map((cell) => cell.territory));
  const rest = countries.filter((country) => !blocked.has(country));
  const next = nextStartOf(taken);
  const isOutside = taken.every((cell) => cell.reason === 'outsideWindow');
  return (
    <div role="status" className="grid gap-2">
      <p className="flex items-center gap-2 text-14">
        <CellMark state={taken.some((cell) => cell.state === 'held') ? 'held' : 'sold'} />
        {isOutside
          ? say(text.windowRefused)
          : taken.length === all
            ? say(text.nothingFree)
            : say(text.someTaken, number(taken.length), number(all))}
      </p>
      <div className="flex flex-wrap gap-2">
        {rest.length > 0 && (
          <button type="button" className="chip" onClick={() => change({ media, countries: rest })}>
            {say(text.leaveOut)}
          </button>
        )}
        {next && (
          <button type="button" className="chip" onClick={() => change({ startDate: next })}>
            {say(text.startFrom, date(next))}
          </button>
        )}
      </div>
    </div>
  );
}

/** The current price of the licence. */
export function Total({ licence, className }: { licence: Licence; className?: string }) {
  const say = useSay();
  const { money, date } = useFormat();
  const { totalMinor, offer, startDate, endDate } = licence;
  return (
    <div className={cx('flex items-end justify-between gap-4', className)}>
      <p className="text-13 leading-snug text-fg-3">
        {say(text.total)}
        <br />
        {endDate ? say(text.term, date(startDate), date(endDate)) : date(startDate)}
        <br />
        <PriceNote offer={offer} years={licence.years} countries={licence.countries} />
      </p>
      <output className={totalMinor == null ? 'serif text-24' : 'num text-40'} data-testid="total">
        {totalMinor == null ? say(text.onRequest) : money(totalMinor, offer.currency, true)}
      </output>
    </div>
  );
}
