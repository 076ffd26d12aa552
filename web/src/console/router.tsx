import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { tellNavigation } from '../lib/navigation.ts';
import { withinChunkTime } from '../lib/route.ts';
import { parseSearch, stringifySearch } from '../lib/search.ts';
import { recheckSession } from '../lib/session.ts';
import type { DeskRecord } from './desk.ts';
import { desks } from './desks.ts';
import SignInPage from './features/session/SignInPage.tsx';
import { DeskFailed, DeskNotFound } from './layouts/DeskFailed.tsx';
import { DeskFrame } from './layouts/DeskFrame.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    desk?: DeskRecord;
  }
}

/** `/sign-in` stands alone; every desk stands in the frame and needs a session. */
export function createDeskRouter(history: RouterHistory = createHashHistory()) {
  const root = createRootRoute({ notFoundComponent: DeskNotFound, errorComponent: DeskFailed });
  const signIn = createRoute({ getParentRoute: () => root, path: '/sign-in', component: SignInPage });
  const frame = createRoute({
    getParentRoute: () => root,
    id: 'frame',
    component: DeskFrame,
    notFoundComponent: DeskNotFound,
  });
  const start = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/board', replace: true });
    },
  });
  const screens = desks.map((desk) =>
    createRoute({
      getParentRoute: () => frame,
      path: desk.path,
      staticData: { desk },
      beforeLoad: ({ location }) => {
        if (!recheckSession())
          throw redirect({ to: '/sign-in', search: { to: location.href }, replace: true } as never);
      },
      component: lazyRouteComponent(() => withinChunkTime(desk.page)),
    }),
  );
  const router = createRouter({
    routeTree: root.addChildren([start, signIn, frame.addChildren(screens)]),
    history,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: DeskFailed,
    defaultNotFoundComponent: DeskNotFound,
  });
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) tellNavigation();
  });
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) window.scrollTo({ top: 0, behavior: 'instant' });
  });
  return router;
}
