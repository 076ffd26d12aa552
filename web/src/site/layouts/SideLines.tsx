import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import type { ReactNode } from 'react';
import { Link, UrlNavLink } from '../../lib/Link.tsx';
import { useLocale, useSay } from '../../lib/locale.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ExternalLink } from './ExternalLink.tsx';
import { text as frame } from './frame.text.ts';
import { text } from './menu.text.ts';
import { isShown, pathOfUrl } from './navigation.ts';
import { type SideData, useSideData } from './sideData.ts';

export const line =
  'flex min-h-12 items-center gap-4 rounded-card px-3 text-17 text-fg-2 hover:bg-ink-3 hover:text-fg aria-[current]:text-amber';
const subLine =
  'flex min-h-11 items-center wide:min-h-9 rounded-card px-3 text-15 text-fg-2 hover:bg-ink-3 hover:text-fg';

const icons: Record<string, IconName> = {
  '/home': 'home',
  '/exhibition': 'exhibition',
  '/program': 'tv',
  '/activityForum': 'activity',
  '/information': 'news',
  '/competition': 'short',
  '/domesticExhibitor': 'company',
  '/overseasCustomers': 'globe',
  '/about': 'info',
  '/privacy': 'lock',
  '/agreement': 'file',
};
type SideLine = NonNullable<SideData['lines']>[number];

/** The links of the menu in the order set by staff; festivals and categories are below their own. */
export function SideLines({ languages, children }: { languages: ReactNode; children: ReactNode }) {
  const say = useSay();
  const data = useSideData();
  if (!data.lines)
    return (
      <div className="grid gap-3" aria-hidden="true">
        {[0, 1, 2, 3, 4, 5].map((i) => (
          <Skeleton key={i} className="h-10" />
        ))}
      </div>
    );
  const shown = data.lines.filter(isShown);
  return (
    <>
      <nav aria-label={say(frame.main)}>
        {shown.map((item) => (
          <Line key={item.id} item={item} data={data} />
        ))}
        <SiteLinks settings={data.settings} />
        {children}
      </nav>
      {data.lines.some(({ type }) => type === 1) && languages}
    </>
  );
}
function Line({ item, data }: { item: SideLine; data: SideData }) {
  const zh = useLocale() === 'zh-CN';
  const words = zh ? item.zhTitle : item.enTitle;
  if (item.type === 99)
    return (
      <ExternalLink href={item.url} className={line}>
        <Icon name="out" className="text-[22px] text-lilac" />
        {words}
      </ExternalLink>
    );
  const to = pathOfUrl(item.url);
  return (
    <>
      <UrlNavLink url={item.url} className={line}>
        <Icon name={icons[to] ?? 'chevron'} className="text-[22px] text-lilac" />
        {words}
      </UrlNavLink>
      {to === '/exhibition' && <Festivals of={data.festivals} />}
      {to === '/program' && <Categories of={data.categories} />}
    </>
  );
}
const under = 'mb-2 ml-[27px] border-l border-line pl-[15px]';

/** Names, not links (spec §2): the exhibition page above links to them. */
function Festivals({ of }: { of: SideData['festivals'] }) {
  const say = useSay();
  const locale = useLocale();
  if (!of?.length) return null;
  return (
    <ul aria-label={say(text.namedFestivals)} className={`${under} grid gap-1.5 py-1`}>
      {of.map(({ id, zhTitle, enTitle }) => (
        <li key={id} className="px-3 text-14 leading-snug text-fg-3">
          {inLanguage(zhTitle, enTitle, locale).words}
        </li>
      ))}
    </ul>
  );
}
function Categories({ of }: { of: SideData['categories'] }) {
  const say = useSay();
  const zh = useLocale() === 'zh-CN';
  if (!of?.length) return null;
  return (
    <ul aria-label={say(text.categories)} className={under}>
      {of.map(({ typeId, name, englishName }) => (
        <li key={typeId}>
          <Link to="/program" search={{ typeId }} className={subLine}>
            {zh ? name : englishName}
          </Link>
        </li>
      ))}
    </ul>
  );
}
/** What the header shows on wider screens: the media library and, on a phone, the apps. */
function SiteLinks({ settings }: { settings: SideData['settings'] }) {
  const say = useSay();
  if (!settings) return null;
  const apps = [
    { url: settings.androidUrl, words: text.android },
    { url: settings.iosUrl, words: text.ios },
  ].filter(({ url }) => url);
  return (
    <>
      {settings.mediaLibraryUrl && (
        <ExternalLink href={settings.mediaLibraryUrl} sameWindowWhenWide className={line}>
          <Icon name="film" className="text-[22px] text-lilac" />
          {say(frame.mediaLibrary)}
          <Icon name="out" className="ml-auto text-17" />
        </ExternalLink>
      )}
      {apps.length > 0 && (
        <p className={`${line} flex-wrap hover:bg-transparent`}>
          <Icon name="phone" className="text-[22px] text-lilac" />
          {say(text.getApp)}
          <span className="ml-auto flex gap-4 text-15">
            {apps.map(({ url, words }) => (
              <a
                key={url}
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-11 items-center text-lilac hover:text-fg"
              >
                {say(words)}
              </a>
            ))}
          </span>
        </p>
      )}
    </>
  );
}
