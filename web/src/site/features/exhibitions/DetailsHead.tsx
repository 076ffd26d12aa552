import type { ExhibitionDetail } from '@pavilion/protocol/exhibitions.ts';
import type { ReactNode } from 'react';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { openExternal } from '../../../lib/nativeApp.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { ExhibitionState, PosterDays } from '../../parts/exhibition/ExhibitionRow.tsx';
import { text } from './exhibitions.text.ts';

interface Props {
  exhibition: ExhibitionDetail;
  title: string;
  /** Favourite and share. */
  children: ReactNode;
}
/** Key art across the page, names, days and place. */
export function DetailsHead({ exhibition, title, children }: Props) {
  const chinese = useLocale() === 'zh-CN';
  const { zhTitle, enTitle, bannerWide, bannerTall, cover, zhCity, enCity, zhVenue, enVenue } = exhibition;
  const wide = bannerWide ?? cover;
  const other = zhTitle && enTitle ? (chinese ? enTitle : zhTitle) : null;
  return (
    <header className="ex-head" data-bare={wide ? undefined : ''}>
      {wide && <Picture picture={wide} narrow={bannerTall ?? undefined} sizes="100vw" first />}
      <div className="wrap">
        <ExhibitionState status={exhibition.status} />
        <h1 className="serif" data-long={title.length > (chinese ? 9 : 26) || undefined}>
          <BilingualText zh={zhTitle} en={enTitle} />
        </h1>
        {other && (
          <p className="alt" lang={chinese ? 'en' : 'zh-CN'}>
            {other}
          </p>
        )}
        <p className="when">
          <PosterDays {...exhibition} />
          <span>
            <BilingualText zh={zhCity} en={enCity} />
            {(zhVenue || enVenue) && (
              <small>
                <BilingualText zh={zhVenue} en={enVenue} />
              </small>
            )}
          </span>
        </p>
        <div className="actions">
          {exhibition.officialUrl && <OfficialSite url={exhibition.officialUrl} />}
          {children}
        </div>
      </div>
    </header>
  );
}
/** An external page: a new tab, or the app's own browser. */
function OfficialSite({ url }: { url: string }) {
  const say = useSay();
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass('line', true)}
      onClick={(e) => {
        e.preventDefault();
        openExternal(url);
      }}
    >
      {say(text.official)}
      <Icon name="out" />
    </a>
  );
}
