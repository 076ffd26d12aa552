import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { appPagePanel, type Banner, type PagePanel } from '@pavilion/protocol/panels.ts';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../lib/api.ts';
import { UrlLink } from '../../lib/Link.tsx';
import { useLocale, useSay } from '../../lib/locale.ts';
import { IconButton } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { ExternalLink } from './ExternalLink.tsx';
import { text } from './menu.text.ts';

/** The pages that end with a panel; the home page shows its banners in the hero. */
const panels: Partial<Record<string, PagePanel>> = {
  '/program': 'program',
  '/exhibition': 'exhibition',
  '/activityForum': 'activity',
  '/information': 'information',
  '/competition': 'competition',
};

export function PanelStrip({ path }: { path: string }) {
  const code = panels[path];
  return code ? <Panel key={code} code={code} /> : null;
}
function Panel({ code }: { code: PagePanel }) {
  const say = useSay();
  const { data = [] } = useApi(appPagePanel.getPagePanelBanner, { pagePanelCode: code }, { staleMs: 300_000 });
  const [at, setAt] = useState(0);
  const banner = data[at % Math.max(1, data.length)];
  if (!banner) return null;
  const go = (by: number) => setAt((now) => (now + by + data.length) % data.length);
  return (
    <section aria-label={say(text.panel)} className="wrap mt-(--section)">
      <div className="group relative overflow-hidden rounded-card bg-ink-3">
        <Leads to={banner}>
          <Shown banner={banner} />
        </Leads>
        {data.length > 1 && (
          <div className="absolute right-3 bottom-3 flex gap-1">
            <IconButton icon="left" label={say(text.previousBanner)} onClick={() => go(-1)} />
            <IconButton icon="right" label={say(text.nextBanner)} onClick={() => go(1)} />
          </div>
        )}
      </div>
    </section>
  );
}
function Shown({ banner }: { banner: Banner }) {
  const locale = useLocale();
  // The font of Chinese headings contains fixed texts only; a banner may have any text.
  const zh = locale === 'zh-CN';
  const title = inLanguage(banner.zhTitle, banner.enTitle, locale).words;
  const more = inLanguage(banner.zhSubtitle, banner.enSubtitle, locale).words;
  const focus = { objectPosition: `${banner.focusX}% ${banner.focusY}%` };
  return (
    <>
      <span className="block h-75 wide:h-70 [&_img]:size-full [&_img]:object-cover [&_picture]:contents" style={focus}>
        {banner.wide && (
          <Picture
            picture={banner.wide}
            narrow={banner.tall ?? undefined}
            sizes="(min-width: 769px) 92vw, 100vw"
            className="transition-transform duration-600 group-hover:scale-[1.03] [object-position:inherit]"
          />
        )}
      </span>
      <span className="absolute inset-0 bg-[linear-gradient(90deg,rgb(13_4_26/.86),rgb(13_4_26/.35)_60%,transparent)] narrow:bg-[linear-gradient(0deg,rgb(13_4_26/.92),transparent_80%)]" />
      <span className="absolute inset-0 grid max-w-[36em] content-center gap-2 px-6 wide:px-12 narrow:content-end narrow:pb-6">
        <b
          className={cx('text-24 leading-tight text-fg wide:text-40', zh ? 'font-semibold' : 'font-serif font-normal')}
        >
          {title}
        </b>
        {more && <span className="text-15 text-fg-2">{more}</span>}
        {banner.url && <Icon name="right" className="mt-2 text-24 text-amber" />}
      </span>
    </>
  );
}
function Leads({ to, children }: { to: Banner; children: ReactNode }) {
  const style = 'relative block';
  if (!to.url) return <div className={style}>{children}</div>;
  if (to.linkKind === 'url')
    return (
      <ExternalLink href={to.url} className={style}>
        {children}
      </ExternalLink>
    );
  return (
    <UrlLink url={to.url} className={style}>
      {children}
    </UrlLink>
  );
}
