import { durations } from '@pavilion/protocol/limits.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import { type ConsoleProgramme, consoleProgramme } from '@pavilion/protocol/programmes.console.ts';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { useTerritories } from '../../../parts/rights/useTerritories.ts';
import { Button } from '../../../ui/Button.tsx';
import { Status } from '../../../ui/Status.tsx';
import { ConsoleSection } from '../../parts/ConsoleSection.tsx';
import { useMayCall } from '../../parts/useMayCall.ts';
import { OfferSheet } from './OfferSheet.tsx';
import type { ConsoleOffer } from './programmeForm.ts';
import { text } from './programmes.text.ts';

/** The licence offers of this programme; an offer opens next to the list. */
export function OfferList({ programme }: { programme: ConsoleProgramme }) {
  const say = useSay();
  const mayChange = useMayCall(consoleProgramme.saveOffer);
  const [open, setOpen] = useState<ConsoleOffer | 'new'>();
  return (
    <ConsoleSection
      title={say(text.offersHeading)}
      hint={say(text.offersHint)}
      actions={
        mayChange && (
          <Button small icon="plus" onClick={() => setOpen('new')}>
            {say(text.addOffer)}
          </Button>
        )
      }
    >
      {programme.offers.length === 0 ? (
        <p className="text-fg-3">{say(text.noOffers)}</p>
      ) : (
        <ul className="border-t border-line">
          {programme.offers.map((offer) => (
            <li key={offer.id}>
              <button
                type="button"
                disabled={!mayChange}
                onClick={() => setOpen(offer)}
                className="grid w-full gap-x-6 gap-y-1.5 border-b border-line px-2 py-4 text-left transition-colors enabled:hover:bg-ink-3 wide:grid-cols-[minmax(0,1fr)_auto]"
              >
                <OfferLine offer={offer} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {open && (
        <OfferSheet
          key={open === 'new' ? 'new' : open.id}
          programmeId={programme.id}
          {...(open !== 'new' && { offer: open })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </ConsoleSection>
  );
}

function OfferLine({ offer }: { offer: ConsoleOffer }) {
  const say = useSay();
  const { money } = useFormat();
  const territories = useTerritories();
  const { include, exclude } = offer.territories;
  const sold = durations.filter((years) => offer.prices[years] !== undefined);
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <b className="font-semibold">
          <BilingualText zh={offer.zhName} en={offer.enName} />
        </b>
        <span className="text-13 text-fg-2">{say(offer.exclusive ? text.exclusive : text.shared)}</span>
        {offer.reviewReasons.length > 0 && !offer.reviewedAt ? (
          <Status tone="amber">{say(text.needsReview)}</Status>
        ) : (
          <Status tone={offer.active ? 'mint' : 'quiet'}>{say(offer.active ? text.onSale : text.offSale)}</Status>
        )}
      </span>
      <span className="flex flex-wrap gap-x-5 wide:row-span-2 wide:justify-end wide:text-right">
        {sold.map((years) => {
          const price = offer.prices[years];
          return (
            <span key={years}>
              <span className="block text-12 text-fg-3">{say(text.years, years)}</span>
              <span className="num text-17">
                {price == null ? say(text.onRequest) : money(price, offer.currency, true)}
              </span>
            </span>
          );
        })}
      </span>
      <span className="text-13 text-fg-2">
        {offer.media.map((m) => say(Medium.label(m))).join(' · ')}
        <span className="mx-2 text-fg-3">|</span>
        {territories.list(include)}
        {exclude.length > 0 && say(text.except, territories.list(exclude))}
      </span>
    </>
  );
}
