import { Link } from '../../../lib/Link.tsx';
import '../../parts/lines.css';
import './companies.css';
import { buyerInfo, type CustomerDetail } from '@pavilion/protocol/companies.ts';
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { useApi } from '../../../lib/api.ts';
import { useSay } from '../../../lib/locale.ts';
import { detailParams, useSearchParams } from '../../../lib/searchParams.ts';
import { useTerritories } from '../../../parts/rights/useTerritories.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { DetailPage } from '../../parts/DetailPage.tsx';
import { PosterCard } from '../../parts/PosterCard.tsx';
import { CompanyPage, CompanySkeleton, Figures, Others } from './CompanyPage.tsx';
import { text } from './companies.text.ts';
import { formatGenres, formatMedia } from './companyFormat.ts';

/** /overseasDetails: a buyer, what it looks for, and matching programmes. */
export default function CustomerPage() {
  const say = useSay();
  const { id, preview } = useSearchParams('/overseasDetails', detailParams);
  const customer = useApi(buyerInfo.detail, { id: id ?? 0, preview }, { enabled: id !== undefined, keep: true });
  return (
    <DetailPage
      of={customer}
      isNamed={id !== undefined}
      gone={say(text.goneCustomer)}
      others={say(text.allCustomers)}
      to="/overseasCustomers"
      skeleton={<CompanySkeleton />}
    >
      {(found) => <Customer key={found.id} customer={found} />}
    </DetailPage>
  );
}

function Customer({ customer }: { customer: CustomerDetail }) {
  const say = useSay();
  const { foundedYear } = customer;
  return (
    <CompanyPage
      company={customer}
      class={ContentClass.overseasCustomer}
      line={{ zh: customer.zhBuys, en: customer.enBuys }}
      figures={foundedYear ? <Figures rows={[{ label: say(text.founded), value: String(foundedYear) }]} /> : undefined}
      below={
        <>
          <Fitting customer={customer} />
          <Others title={say(text.otherCustomersTitle)} companies={customer.others} to="/overseasDetails" />
        </>
      }
    >
      <Wishes customer={customer} />
      {customer.isSeller && (
        <Link to="/exhibitorDetails" search={{ id: customer.id }} className="more">
          {say(text.alsoSells)}
          <Icon name="right" />
        </Link>
      )}
    </CompanyPage>
  );
}

/** What the buyer looks for; genres link to such programmes. */
function Wishes({ customer }: { customer: CustomerDetail }) {
  const say = useSay();
  const { nameOf } = useTerritories();
  const genres = formatGenres(customer.wantedGenres, say);
  const media = formatMedia(customer.wantedMedia, say);
  const territories = customer.wantedTerritories.map((ref) => ({ code: ref, words: nameOf(ref) }));
  if (genres.length + media.length + territories.length === 0) return null;
  return (
    <section>
      <h2 className="serif">{say(text.wantsTitle)}</h2>
      <dl className="co-wishes">
        {genres.length > 0 && (
          <div>
            <dt>{say(text.wantedGenres)}</dt>
            <dd>
              {genres.map(({ code, words }) => (
                <Link key={code} to="/program" search={{ genre: code }} aria-label={say(text.wantedGenreLink, words)}>
                  {words}
                </Link>
              ))}
            </dd>
          </div>
        )}
        {[
          { label: say(text.wantedMedia), values: media },
          { label: say(text.wantedTerritories), values: territories },
        ]
          .filter(({ values }) => values.length > 0)
          .map(({ label, values }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {values.map(({ code, words }) => (
                  <span key={code}>{words}</span>
                ))}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function Fitting({ customer: { fitting } }: { customer: CustomerDetail }) {
  const say = useSay();
  if (fitting.length === 0) return null;
  return (
    <section className="wrap co-section">
      <div className="flex items-end justify-between gap-6">
        <h2 className="serif">{say(text.fittingTitle)}</h2>
        <Link to="/program" className="more mb-5">
          {say(text.fittingAll)}
          <Icon name="right" />
        </Link>
      </div>
      <div className="pg lines" data-row="">
        {fitting.slice(0, 7).map((programme) => (
          <PosterCard key={programme.id} programme={programme} />
        ))}
      </div>
    </section>
  );
}
