import type { ExhibitionBanner } from '@pavilion/protocol/exhibitions.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { countryLabel } from '@pavilion/protocol/territories.ts';
import { useRef, useState } from 'react';
import { Link } from '../../../lib/Link.tsx';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { ExhibitionState, PosterDays } from '../../parts/exhibition/ExhibitionRow.tsx';
import { text } from './exhibitions.text.ts';

/** The featured exhibitions side by side: a swipe, the scroll wheel or the strip below moves between them. Nothing moves by itself. */
export function BannerStage({ banners }: { banners: readonly ExhibitionBanner[] }) {
  const say = useSay();
  const locale = useLocale();
  const rail = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const show = (i: number) =>
    rail.current?.children[i]?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'smooth' });
  return (
    <section className="ex-stage" aria-roledescription="carousel" aria-label={say(text.stage)}>
      <div
        ref={rail}
        className="rail"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.round(scrollLeft / (clientWidth || 1)))
        }
      >
        {banners.map((banner, i) => (
          <Slide key={banner.id} banner={banner} label={say(text.slide, i + 1, banners.length)} first={i === 0} />
        ))}
      </div>
      {banners.length > 1 && (
        <div className="strip wrap">
          {banners.map((banner, i) => (
            <button key={banner.id} type="button" aria-current={i === at || undefined} onClick={() => show(i)}>
              {banner.cover && <Picture picture={banner.cover} sizes="84px" />}
              <span>{inLanguage(banner.zhTitle, banner.enTitle, locale).words}</span>
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

function Slide({ banner, label, first }: { banner: ExhibitionBanner; label: string; first: boolean }) {
  const say = useSay();
  const chinese = useLocale() === 'zh-CN';
  const { zhTitle, enTitle, bannerWide, bannerTall, zhCity, enCity, country } = banner;
  const title = inLanguage(zhTitle, enTitle, chinese ? 'zh-CN' : 'en-US').words;
  const other = zhTitle && enTitle ? (chinese ? enTitle : zhTitle) : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group (WAI-ARIA)
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={`${label}: ${title}`}
      className="slide"
      style={{ '--tone': bannerWide?.tone ?? 'var(--ink-3)' }}
    >
      {bannerWide && <Picture picture={bannerWide} narrow={bannerTall ?? undefined} sizes="100vw" first={first} />}
      <div className="wrap">
        <ExhibitionState status={banner.status} />
        <h2 className="serif" data-long={title.length > (chinese ? 9 : 26) || undefined}>
          <BilingualText zh={zhTitle} en={enTitle} />
        </h2>
        {other && (
          <p className="alt" lang={chinese ? 'en' : 'zh-CN'}>
            {other}
          </p>
        )}
        <p className="when">
          <PosterDays {...banner} />
          <span>
            <BilingualText zh={zhCity} en={enCity} />
            {banner.country !== 'CN' &&
              (enCity ?? zhCity) !== say(countryLabel(country)) &&
              zhCity !== say(countryLabel(country)) && <small>{say(countryLabel(country))}</small>}
          </span>
        </p>
        <p className="line">
          <BilingualText zh={banner.zhIntro} en={banner.enIntro} />
        </p>
        <Link to="/exhibitionDetails" search={{ id: banner.id }} className={buttonClass('amber')}>
          {say(text.enter)}
        </Link>
      </div>
    </div>
  );
}
export const StageSkeleton = () => <div className="ex-stage" data-waiting="" aria-hidden="true" />;
