import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { notifyNavigation } from '../lib/navigation.ts';
import { withinChunkTime } from '../lib/route.ts';
import { parseSearch, stringifySearch } from '../lib/search.ts';
import { recheckSession } from '../lib/session.ts';
import type { ConsolePage } from './consolePage.ts';
import { consolePages } from './consolePages.ts';
import SignInPage from './features/session/SignInPage.tsx';
import { ConsoleFailed, ConsoleNotFound } from './layouts/ConsoleFailed.tsx';
import { ConsoleFrame } from './layouts/ConsoleFrame.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: ConsolePage;
  }
}

/** `/sign-in` has no frame; every other page is inside the frame and needs a session. */
export function createConsoleRouter(history: RouterHistory = createHashHistory()) {
  const root = createRootRoute({ notFoundComponent: ConsoleNotFound, errorComponent: ConsoleFailed });
  const signIn = createRoute({ getParentRoute: () => root, path: '/sign-in', component: SignInPage });
  const frame = createRoute({
    getParentRoute: () => root,
    id: 'frame',
    component: ConsoleFrame,
    notFoundComponent: ConsoleNotFound,
  });
  const start = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/board', replace: true });
    },
  });
  const screens = consolePages.map((page) =>
    createRoute({
      getParentRoute: () => frame,
      path: page.path,
      staticData: { page },
      beforeLoad: ({ location }) => {
        if (!recheckSession()) throw redirect({ to: '/sign-in', search: { to: location.href }, replace: true });
      },
      component: lazyRouteComponent(() => withinChunkTime(page.page)),
    }),
  );
  const router = createRouter({
    routeTree: root.addChildren([start, signIn, frame.addChildren(screens)]),
    history,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ConsoleFailed,
    defaultNotFoundComponent: ConsoleNotFound,
  });
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) notifyNavigation();
  });
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) window.scrollTo({ top: 0, behavior: 'instant' });
  });
  return router;
}
