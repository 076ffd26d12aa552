import type { ProgrammeDetail } from '@pavilion/protocol/programmes.ts';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useGo } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Dialog.tsx';
import { searchOf } from '../../parts/rights/licenceParams.ts';
import { LicencePanel, Total, Verdict } from './LicencePanel.tsx';
import { text } from './licence.text.ts';
import type { Licence } from './useLicence.ts';
import { usePurchase } from './usePurchase.tsx';

interface Props {
  programme: ProgrammeDetail;
  licence: Licence;
}
/** The page's one action. Nothing is sent yet: the order page shows the licence again. */
function useApply({ programme, licence }: Props) {
  const go = useGo();
  const { offer, media, territories, startDate, years } = licence;
  return usePurchase(() =>
    go(
      '/submitOrder',
      searchOf({ programmeId: programme.id, offerId: offer.id, media, territories, startDate, years }),
    ),
  );
}
const isReady = ({ isKnown, taken, totalMinor }: Licence) => isKnown && taken.length === 0 && totalMinor != null;

/**
 * The licence panel next to the programme, always in view. A panel taller than the window scrolls with the page until its end is visible,
 * so that no field is hidden in a scroll area of its own; its foot with the price stays at the window's edge.
 */
export function LicenceColumn({ programme, licence }: Props) {
  const say = useSay();
  const purchase = useApply({ programme, licence });
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => element.style.setProperty('--panel-height', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <aside ref={panel} className="panel" aria-label={say(text.panelTitle)}>
      <div className="scroll">
        <h2 className="serif text-24">{say(text.panelTitle)}</h2>
        <LicencePanel programme={programme} licence={licence} />
      </div>
      <div className="foot">
        <Verdict licence={licence} />
        <Total licence={licence} />
        <Action licence={licence} purchase={purchase} />
      </div>
      {purchase.dialog}
    </aside>
  );
}
function Action({ licence, purchase }: { licence: Licence; purchase: ReturnType<typeof usePurchase> }) {
  const say = useSay();
  return (
    <>
      <Button kind="amber" className="w-full" disabled={purchase.mayApply && !isReady(licence)} onClick={purchase.act}>
        {purchase.words}
      </Button>
      {licence.totalMinor === null && <p className="text-13 text-fg-3">{say(text.onRequestNote)}</p>}
    </>
  );
}

/** Phones: price and action at the bottom edge, the panel in a sheet. */
export function LicenceBar({ programme, licence }: Props) {
  const say = useSay();
  const { money } = useFormat();
  const [open, setOpen] = useState(false);
  const purchase = useApply({ programme, licence });
  const { totalMinor, offer, years } = licence;
  return (
    <>
      <div className="buybar">
        <p>
          <b className={totalMinor == null ? 'serif text-19' : 'num text-30'}>
            {totalMinor == null ? say(text.onRequest) : money(totalMinor, offer.currency, true)}
          </b>
          <small>{say(text.years, years)}</small>
        </p>
        <Button kind="amber" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {say(text.open)}
        </Button>
      </div>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={say(text.panelTitle)}
        className="h-[92svh]"
        actions={
          <div className="licence-foot">
            <Verdict licence={licence} />
            <Total licence={licence} />
            <Action licence={licence} purchase={purchase} />
          </div>
        }
      >
        <LicencePanel programme={programme} licence={licence} />
      </Sheet>
      {purchase.dialog}
    </>
  );
}
