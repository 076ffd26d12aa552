import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { hideAuthPopup, isSitePath, openAuthPopup } from '../lib/authPopup.ts';
import type { SitePath } from '../lib/links.ts';
import { notifyNavigation } from '../lib/navigation.ts';
import { type RouteRecord, withinChunkTime } from '../lib/route.ts';
import { parseSearch, stringifySearch, targetOf } from '../lib/search.ts';
import { clearSession, isSignedIn, recheckSession } from '../lib/session.ts';
import { isNarrow } from '../lib/useNarrow.ts';
import { PageFailed } from './features/notFound/PageFailed.tsx';
import { Frame } from './layouts/Frame.tsx';
import { hasCome } from './layouts/KeptPage.tsx';
import { withPageStyles } from './pageStyles.ts';
import { routes } from './routes.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    record?: RouteRecord;
  }
}

const PersonalFrame = lazyRouteComponent(
  () => withinChunkTime(() => import('./layouts/PersonalFrame.tsx')),
  'PersonalFrame',
);
const NotFoundPage = lazyRouteComponent(
  () => withinChunkTime(() => import('./features/notFound/NotFoundPage.tsx')),
  'NotFoundPage',
);

const Nowhere = () => null;

const byPath = new Map<string, RouteRecord>(routes.map((r) => [r.path, r]));

/** Returns whether this visitor may open the page now. Storage is read again each time (spec §4). */
function mayOpen(record: RouteRecord): boolean {
  const signedIn = recheckSession();
  return record.access === 'public' || signedIn || (record.openWhenNarrow === true && isNarrow());
}
/** Without token and flag the login is cleared and the visitor is sent to /home, silently (spec §4). */
function guard(record: RouteRecord, search: Record<string, unknown>): void {
  if (!mayOpen(record)) {
    clearSession();
    throw redirect({ to: '/home', replace: true });
  }
  if (record.popup && isNarrow()) {
    const view = record.popup;
    const next = isSitePath(search.next) ? search.next : undefined;
    if (next && isSignedIn()) throw redirect({ ...targetOf(next), replace: true });
    queueMicrotask(() => setTimeout(() => openAuthPopup(view, next)));
    throw redirect({ to: '/home', replace: true });
  }
}

/** A visitor on /home stays there: the URL does not change. */
function stayHome(history: RouterHistory): void {
  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ currentLocation, nextLocation }) => {
      const record = byPath.get(nextLocation.pathname);
      if (!record || currentLocation.pathname !== '/home') return false;
      if (record.popup && isNarrow()) {
        const next: unknown = new URLSearchParams(nextLocation.search).get('next');
        if (isSitePath(next) && isSignedIn()) return false;
        openAuthPopup(record.popup, isSitePath(next) ? next : undefined);
        return true;
      }
      if (mayOpen(record)) return false;
      clearSession();
      return true;
    },
  });
}

/** Links have the form `#/details?id=7`: short to copy, and link checkers treat them as pages, not as anchors. */
function hashHistory(): RouterHistory {
  return Object.assign(createHashHistory(), { createHref: (path: string) => `#${path}` });
}

/** Joins the features' route records into one tree; each screen has its own script. */
export function createSiteRouter(history: RouterHistory = hashHistory()) {
  const root = createRootRoute({ component: Frame, notFoundComponent: NotFoundPage, errorComponent: PageFailed });
  const personal = createRoute({ getParentRoute: () => root, id: 'personalFrame', component: PersonalFrame });
  const screen = (record: RouteRecord) =>
    createRoute({
      getParentRoute: () => (record.layout === 'personal' ? personal : root) as typeof root,
      path: record.path,
      staticData: { record },
      beforeLoad: ({ search }) => guard(record, search),
      component: lazyRouteComponent(() => {
        const page = withinChunkTime(record.path === '/home' ? record.page : withPageStyles(record.page));
        // The frame renders and keeps it; only its script is loaded here.
        if (!record.keepAlive) return page;
        return page.then((module) => {
          hasCome(record, module.default);
          return { default: Nowhere };
        });
      }),
    });
  const forward = (path: SitePath, to: SitePath) =>
    createRoute({
      getParentRoute: () => root,
      path,
      beforeLoad: () => {
        throw redirect({ to, replace: true });
      },
    });
  const screens = routes.filter((r) => r.layout !== 'personal').map(screen);
  const mine = routes.filter((r) => r.layout === 'personal').map(screen);
  const router = createRouter({
    routeTree: root.addChildren([
      forward('/', '/home'),
      forward('/personal', '/personal/defaults'),
      ...screens,
      personal.addChildren(mine),
    ]),
    history,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: PageFailed,
    defaultNotFoundComponent: NotFoundPage,
  });
  stayHome(history);
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) notifyNavigation();
  });
  router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
    if (pathChanged && !byPath.get(toLocation.pathname)?.keepAlive) window.scrollTo({ top: 0, behavior: 'instant' });
  });
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) hideAuthPopup();
  });
  return router;
}
