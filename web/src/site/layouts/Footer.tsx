import type { NavigationItem, NavigationPlace } from '@pavilion/protocol/navigation.ts';
import { navigation } from '@pavilion/protocol/navigation.ts';
import { type SiteSettings, settings } from '@pavilion/protocol/settings.ts';
import { icpRegister, policeRegister } from '@pavilion/protocol/webUrls.ts';
import { useApi } from '../../lib/api.ts';
import { UrlLink } from '../../lib/Link.tsx';
import { useLocale, useSay } from '../../lib/locale.ts';
import { AppCodes } from './AppCodes.tsx';
import { Brand } from './Brand.tsx';
import { ExternalLink } from './ExternalLink.tsx';
import { text } from './menu.text.ts';
import { isShown } from './navigation.ts';

/** The footer. Its content comes from settings and navigation; it is loaded after the page. */
export function Footer() {
  const say = useSay();
  const site = useApi(settings.site, undefined, { staleMs: 600_000 }).data;
  const lines = useApi(navigation.list, {}, { staleMs: 600_000 }).data;
  const of = (place: NavigationPlace) => lines?.filter((item) => item.place === place) ?? [];
  const hasApp = Boolean(site?.androidUrl || site?.iosUrl);
  return (
    <div className="wrap">
      <div className="grid grid-cols-2 gap-x-10 gap-y-8 wide:grid-cols-[2fr_1fr_1fr_auto]">
        <div className="narrow:col-span-2">
          <Brand />
          {site && <Contact of={site} />}
        </div>
        <Column title={say(text.platform)} lines={of('footerPlatform')} />
        <Column title={say(text.services)} lines={of('footerServices')} />
        {hasApp && (
          <div className="narrow:col-span-2">
            <p className="mb-3 font-semibold text-fg">{say(text.getApp)}</p>
            <AppCodes small />
          </div>
        )}
      </div>
      {site && <Legal of={site} />}
    </div>
  );
}
const inline = 'inline-flex min-h-6 items-center hover:text-fg narrow:min-h-11';

function Contact({ of }: { of: SiteSettings }) {
  const say = useSay();
  const zh = useLocale() === 'zh-CN';
  const hours = zh ? of.zhHours : of.enHours;
  const place = zh ? of.zhAddress : of.enAddress;
  return (
    <dl className="mt-4 grid max-w-[34em] gap-1">
      {of.mailbox && (
        <Fact name={say(text.mailbox)}>
          <a className={inline} href={`mailto:${of.mailbox}`}>
            {of.mailbox}
          </a>
        </Fact>
      )}
      {of.telephone && (
        <Fact name={say(text.telephone)}>
          <a className={inline} href={`tel:${of.telephone.replace(/[^\d+]/g, '')}`}>
            {of.telephone}
          </a>
        </Fact>
      )}
      {hours && <Fact name={say(text.hours)}>{hours}</Fact>}
      {place && <Fact name={say(text.officeAddress)}>{place}</Fact>}
    </dl>
  );
}
const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-3">
    <dt className="text-fg-3">{name}</dt>
    <dd className="text-fg-2">{children}</dd>
  </div>
);
function Column({ title, lines }: { title: string; lines: readonly NavigationItem[] }) {
  const zh = useLocale() === 'zh-CN';
  const shown = lines.filter(isShown);
  if (shown.length === 0) return null;
  const style = 'inline-flex min-h-9 items-center hover:text-fg narrow:min-h-11';
  return (
    <nav aria-label={title}>
      <p className="mb-2 font-semibold text-fg">{title}</p>
      <ul>
        {shown.map(({ id, type, url, zhTitle, enTitle }) => (
          <li key={id}>
            {type === 99 ? (
              <ExternalLink href={url} className={style}>
                {zh ? zhTitle : enTitle}
              </ExternalLink>
            ) : (
              <UrlLink url={url} className={style}>
                {zh ? zhTitle : enTitle}
              </UrlLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
/** The filing numbers link to their registers, as required of every site in China. */
function Legal({ of }: { of: SiteSettings }) {
  const say = useSay();
  const zh = useLocale() === 'zh-CN';
  const copyright = zh ? of.zhCopyright || of.enCopyright : of.enCopyright || of.zhCopyright;
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-5 text-13 wide:mt-11 wide:pr-16">
      <p className="flex flex-wrap items-center gap-x-6 gap-y-1.5">
        {copyright && <span>{copyright}</span>}
        {of.icpNumber && (
          <ExternalLink href={icpRegister} className={inline}>
            {of.icpNumber}
          </ExternalLink>
        )}
        {of.policeNumber && (
          <ExternalLink href={policeRegister(of.policeNumber)} className={inline}>
            {of.policeNumber}
          </ExternalLink>
        )}
        {of.audiovisualLicence && (
          <span>
            {say(text.licence)} {of.audiovisualLicence}
          </span>
        )}
      </p>
      {of.social.length > 0 && (
        <ul className="flex flex-wrap gap-x-5" aria-label={say(text.social)}>
          {of.social.map(({ zhName, enName, url }) => (
            <li key={url}>
              <ExternalLink href={url} className={inline}>
                {zh ? zhName : enName}
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
