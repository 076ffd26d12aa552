import { useEffect, useState } from 'react';
import { openAuthPopup } from '../../lib/authPopup.ts';
import { Link, useGo } from '../../lib/Link.tsx';
import { lazyWithRetry } from '../../lib/lazyWithRetry.tsx';
import { useSay } from '../../lib/locale.ts';
import type { RouteRecord } from '../../lib/route.ts';
import { useSignedIn } from '../../lib/session.ts';
import { isNarrow } from '../../lib/useNarrow.ts';
import { Icon } from '../../ui/Icon.tsx';
import { hasScreen } from '../routes.ts';
import { Brand } from './Brand.tsx';
import { ExternalLink } from './ExternalLink.tsx';
import { text } from './frame.text.ts';
import { cameWithPage, useFrameData } from './frameData.ts';
import { HeaderNav } from './HeaderNav.tsx';
import { HoverBox } from './HoverBox.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { useScrolled } from './useScrolled.ts';

// A visitor's first page does not contain the menu, the QR codes, or what only a signed-in user sees.
const SideMenu = lazyWithRetry(() => import('./SideMenu.tsx').then((m) => m.SideMenu));
const UserBox = lazyWithRetry(
  () => import('./UserBox.tsx').then((m) => m.UserBox),
  <span className="only-wide size-11" />,
);
const AppCodes = lazyWithRetry(
  () => import('./AppCodes.tsx').then((m) => m.AppCodes),
  <span className="block h-52 w-80" />,
);

/** Over the picture if the page has one (`mask`), else on the page's background. */
export function Header({ record }: { record: RouteRecord | undefined }) {
  const say = useSay();
  const [menuOpen, setMenuOpen] = useState(false);
  const scrolled = useScrolled(160);
  const { header, mediaLibraryUrl, app } = useFrameData();
  useEffect(() => {
    if (!cameWithPage) void import('./refreshFrame.ts').then(({ refreshFrame }) => refreshFrame()).catch(keepBuiltIn);
  }, []);
  if (record?.isHeaderAppShow === false && !isNarrow()) return null;
  return (
    <header className="top" data-solid={record?.mask ? undefined : ''} data-scrolled={scrolled || undefined}>
      <div className="wrap">
        <Brand />
        <HeaderNav />
        <div className="tools">
          {record?.isHeaderSearch !== false && (
            <Link to="/search" className="srch" aria-label={say(text.search)}>
              <Icon name="search" />
              <span>{say(text.search)}</span>
            </Link>
          )}
          {mediaLibraryUrl && (
            <ExternalLink href={mediaLibraryUrl} sameWindowWhenWide className="u broad">
              {say(text.mediaLibrary)}
              <Icon name="out" />
            </ExternalLink>
          )}
          {app && (
            <HoverBox
              className="broad"
              label={say(text.app)}
              openOnFocus
              button={
                <>
                  <Icon name="phone" />
                  {say(text.app)}
                </>
              }
            >
              {() => <AppCodes />}
            </HoverBox>
          )}
          {header.some(({ type }) => type === 1) && <LanguageMenu />}
          <SignInOrUser />
          <button
            type="button"
            className="sign"
            aria-label={say(text.menu)}
            aria-haspopup="dialog"
            onClick={() => setMenuOpen(true)}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
      {menuOpen && <SideMenu onClose={() => setMenuOpen(false)} />}
    </header>
  );
}
/** Offline the header keeps its initial links; the page itself reports the error. */
const keepBuiltIn = () => undefined;

function SignInOrUser() {
  const say = useSay();
  const go = useGo();
  if (useSignedIn()) return <UserBox />;
  if (!hasScreen('/login')) return null;
  return (
    <button
      type="button"
      data-visitor=""
      className="btn btn-amber only-wide"
      aria-label={say(text.signIn)}
      onClick={() => (isNarrow() ? openAuthPopup('login') : go('/login'))}
    >
      {say(text.signInShort)}
    </button>
  );
}
