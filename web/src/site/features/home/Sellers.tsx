import type { HomePage } from '@pavilion/protocol/home.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { useFormat } from '../../../lib/format.ts';
import { Link } from '../../../lib/Link.tsx';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { text } from './home.text.ts';

/** Totals of the fair, and sellers: each row links to the seller's programmes. */
export function Sellers({ sellers, counts }: Pick<HomePage, 'sellers' | 'counts'>) {
  const say = useSay();
  const locale = useLocale();
  const { number } = useFormat();
  const tally = [
    { label: text.programmes, value: counts.programmes },
    { label: text.offers, value: counts.offers },
    { label: text.sellers, value: counts.sellers },
    { label: text.countries, value: counts.countries },
  ];
  return (
    <section className="sec wrap later">
      <div className="sh">
        <div>
          <h2>{say(text.sellersTitle)}</h2>
          <p>{say(text.sellersLead)}</p>
        </div>
      </div>
      <div className="houses">
        <dl className="tally">
          {tally.map((t) => (
            <div key={say(t.label, t.value)}>
              <dt>{say(t.label, t.value)}</dt>
              <dd className="num">{number(t.value)}</dd>
            </div>
          ))}
        </dl>
        <ul className="rows">
          {sellers.slice(0, 6).map((seller) => (
            <li key={seller.id}>
              <Link to="/exhibitorDetails" search={{ id: seller.id }}>
                <span className="num">
                  {number(seller.programmes)}
                  <small>{say(text.sellerProgrammes, seller.programmes)}</small>
                </span>
                <span>
                  <b>
                    <BilingualText zh={seller.zhName} en={seller.enName} />
                  </b>
                  <i>{locale === 'zh-CN' ? seller.enName : seller.zhName}</i>
                </span>
                <i>{inLanguage(seller.zhCity, seller.enCity, locale).words}</i>
                <Icon name="right" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
