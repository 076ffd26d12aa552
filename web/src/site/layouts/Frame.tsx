import { Outlet, useMatches } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useLocale, useSay } from '../../lib/locale.ts';
import type { RouteRecord } from '../../lib/route.ts';
import { notFoundTitle } from '../features/notFound/notFound.text.ts';
import { AgreementPopup } from './AgreementPopup.tsx';
import { AuthPopup } from './AuthPopup.tsx';
import { BackToTop } from './BackToTop.tsx';
import { FrameEnd } from './FrameEnd.tsx';
import { text } from './frame.text.ts';
import { Header } from './Header.tsx';
import { KeptPage } from './KeptPage.tsx';
import { TabBar } from './TabBar.tsx';

/** Returns the record of the current page; undefined on the 404 page. */
function useRecord(): RouteRecord | undefined {
  return useMatches({
    // `/details/7` is unknown, though the router matches its beginning.
    select: (matches) => (matches.some((m) => m._notFound) ? undefined : matches.at(-1)?.staticData.record),
  });
}
/** Sets the document's title to the route's, in the current language (spec §2). */
function useTitle(record: RouteRecord | undefined): void {
  const say = useSay();
  const locale = useLocale();
  useEffect(() => {
    const title = say(record?.title ?? notFoundTitle);
    document.title = record?.path === '/home' ? say(text.brand) : `${title} · ${say(text.brand)}`;
    document.documentElement.lang = locale;
  }, [say, record, locale]);
}

/** The frame of every page of the site. */
export function Frame() {
  const say = useSay();
  const record = useRecord();
  useTitle(record);
  const [kept, setKept] = useState<RouteRecord>();
  if (record?.keepAlive && kept !== record) setKept(record);
  if (record?.layout === 'bare')
    return (
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    );
  return (
    <>
      <button
        type="button"
        onClick={() => document.getElementById('main')?.focus()}
        className="sr focus:not-sr focus:fixed focus:top-2 focus:left-2 focus:z-100 focus:rounded-card focus:bg-amber focus:px-4 focus:py-2 focus:text-amber-ink"
      >
        {say(text.skip)}
      </button>
      <Header record={record} />
      <main
        id="main"
        tabIndex={-1}
        className={`min-h-[70svh] outline-none has-[[aria-busy=true]]:min-h-svh ${record?.mask ? '' : 'pt-6 wide:pt-10'}`}
      >
        <Outlet />
        {kept && (
          <Suspense fallback={<div aria-busy="true" />}>
            <KeptPage record={kept} isOpen={kept === record} />
          </Suspense>
        )}
      </main>
      <FrameEnd path={record?.path} />
      <TabBar record={record} />
      <BackToTop />
      <AuthPopup />
      <AgreementPopup />
    </>
  );
}
