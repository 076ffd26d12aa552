import { Language } from '@pavilion/protocol/enumerations.ts';
import { LicenceNote, writtenNotes } from '@pavilion/protocol/licenceNotes.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import { scopeFacts } from '@pavilion/protocol/offerScopeFacts.ts';
import type { OrderDetail } from '@pavilion/protocol/orders.ts';
import { territoryGroups } from '@pavilion/protocol/territories.ts';
import { partLicensed } from '@pavilion/protocol/works.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { text as deal } from '../../../parts/deal/deal.text.ts';
import { Facts } from '../../../parts/Facts.tsx';
import { type Region, regionsOf } from '../../../parts/rights/regions.ts';
import { useTerritories } from '../../../parts/rights/useTerritories.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useTermLine } from '../../parts/deal/termLine.ts';
import { text } from './orders.text.ts';
import { Part } from './Part.tsx';

/** This many countries are named at once; more expand by region. */
const namedCountries = 12;

export function LicencePart({ order }: { order: OrderDetail }) {
  const say = useSay();
  const { number, list } = useFormat();
  const { list: nameList } = useTerritories();
  const termLine = useTermLine();
  const cells = order.media.length * order.countries.length;
  return (
    <Part heading={say(text.licenceTitle)}>
      <Facts
        rows={[
          [say(partLicensed), order.part && say(order.part)],
          [
            say(text.offer),
            <span key="offer">
              {(order.zhOfferName || order.enOfferName) && (
                <>
                  <BilingualText zh={order.zhOfferName} en={order.enOfferName} /> ·{' '}
                </>
              )}
              {say(order.exclusive ? deal.exclusive : deal.nonExclusive)}
            </span>,
          ],
          [say(text.media), list(order.media.map((m) => say(Medium.label(m))))],
          [say(text.term), termLine(order)],
          [say(text.languages), list(order.languages.map((l) => say(Language.label(l as Language))))],
          [say(text.runs), order.runs === null ? say(text.anyRuns) : number(order.runs)],
          ...scopeFacts(order.scope).map(({ label, value }) => [say(label), say(value)] as const),
          ...writtenNotes(order).map(
            ([name, { zh, en }]) => [say(LicenceNote[name]), <BilingualText key={name} zh={zh} en={en} />] as const,
          ),
          [
            say(text.territories),
            <div key="cells">
              {order.countries.length <= namedCountries && <p>{nameList(order.countries, namedCountries)}</p>}
              <p>{say(text.cells, number(order.media.length), number(order.countries.length), number(cells))}</p>
              {order.countries.length > namedCountries && <Regions countries={order.countries} />}
            </div>,
          ],
        ]}
      />
    </Part>
  );
}
/** Regions; their countries expand. */
function Regions({ countries }: { countries: readonly string[] }) {
  return (
    <ul className="mt-2 border-t border-line">
      {regionsOf(countries).map((region) => (
        <li key={region.key} className="border-b border-line">
          <RegionLine region={region} />
        </li>
      ))}
    </ul>
  );
}
function RegionLine({ region }: { region: Region }) {
  const say = useSay();
  const { number } = useFormat();
  const { nameOf, list } = useTerritories();
  const all = territoryGroups[region.key]?.codes.length === region.countries.length;
  const n = number(region.countries.length);
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 py-1 marker:content-none hover:text-amber-hi">
        {nameOf(region.key)}
        <span className="flex items-center gap-2 text-13 text-fg-3">
          {say(all ? text.allOf : text.some, n)}
          <Icon name="down" className="text-15 transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <p className="pb-3 text-13 leading-relaxed text-fg-2">{list(region.countries, region.countries.length)}</p>
    </details>
  );
}
