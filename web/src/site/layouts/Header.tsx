import { lazy, Suspense, useState } from 'react';
import { openAuthPopup } from '../../lib/authPopup.ts';
import { Link, useGo } from '../../lib/Link.tsx';
import { useSay } from '../../lib/locale.ts';
import { inNativeApp } from '../../lib/nativeApp.ts';
import type { RouteRecord } from '../../lib/route.ts';
import { useSignedIn } from '../../lib/session.ts';
import { isNarrow } from '../../lib/useNarrow.ts';
import { Icon } from '../../ui/Icon.tsx';
import { hasScreen } from '../routes.ts';
import { Brand } from './Brand.tsx';
import { text } from './frame.text.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { mainPlaces, searchPath } from './navigation.ts';
import { useScrolled } from './useScrolled.ts';

// A visitor's first page carries neither the menu nor what only a signed-in user sees.
const SideMenu = lazy(() => import('./SideMenu.tsx').then((m) => ({ default: m.SideMenu })));
const UserBox = lazy(() => import('./UserBox.tsx').then((m) => ({ default: m.UserBox })));

/** Over the picture where the page has one (`mask`), on the page's own ground elsewhere. */
export function Header({ record }: { record: RouteRecord | undefined }) {
  const say = useSay();
  const [menuOpen, setMenuOpen] = useState(false);
  const search = searchPath();
  const scrolled = useScrolled(160);
  if (record?.isHeaderAppShow === false && (!isNarrow() || inNativeApp())) return null;
  return (
    <header className="top" data-solid={record?.mask ? undefined : ''} data-scrolled={scrolled || undefined}>
      <div className="wrap">
        <Brand />
        <nav className="nav" aria-label={say(text.main)}>
          {mainPlaces().map((place) => (
            <Link key={place.to} to={place.to}>
              {say(place.words)}
            </Link>
          ))}
        </nav>
        <div className="tools">
          {record?.isHeaderSearch !== false && hasScreen(search) && (
            <>
              <Link to={search} className="srch">
                <Icon name="search" />
                {say(text.search)}
              </Link>
              <Link to={search} className="sign only-narrow" aria-label={say(text.search)}>
                <Icon name="search" />
              </Link>
            </>
          )}
          <LanguageMenu />
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
      <Suspense>{menuOpen && <SideMenu onClose={() => setMenuOpen(false)} />}</Suspense>
    </header>
  );
}
function SignInOrUser() {
  const say = useSay();
  const go = useGo();
  if (useSignedIn())
    return (
      <Suspense fallback={<span className="only-wide size-11" />}>
        <UserBox />
      </Suspense>
    );
  if (!hasScreen('/login')) return null;
  return (
    <button
      type="button"
      className="btn btn-amber only-wide"
      onClick={() => (isNarrow() ? openAuthPopup('login') : go('/login'))}
    >
      {say(text.signIn)}
    </button>
  );
}
