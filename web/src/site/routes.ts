import type { RouteRecord } from '../lib/route.ts';
import { routes as about } from './features/about/routes.tsx';
import { routes as accounts } from './features/accounts/routes.tsx';
import { routes as activities } from './features/activities/routes.tsx';
import { routes as addresses } from './features/addresses/routes.tsx';
import { routes as agreement } from './features/agreement/routes.tsx';
import { routes as certification } from './features/certification/routes.tsx';
import { routes as companies } from './features/companies/routes.tsx';
import { routes as competition } from './features/competition/routes.tsx';
import { routes as contracts } from './features/contracts/routes.tsx';
import { routes as exhibitions } from './features/exhibitions/routes.tsx';
import { routes as favourites } from './features/favourites/routes.tsx';
import { routes as home } from './features/home/routes.tsx';
import { routes as news } from './features/news/routes.tsx';
import { routes as notifications } from './features/notifications/routes.tsx';
import { routes as orders } from './features/orders/routes.tsx';
import { routes as personal } from './features/personal/routes.tsx';
import { routes as programmes } from './features/programmes/routes.tsx';
import { routes as search } from './features/search/routes.tsx';
import { routes as submitOrder } from './features/submitOrder/routes.tsx';

/** Every screen of the site: a feature adds its line here. */
export const routes: readonly RouteRecord[] = [
  ...home,
  ...about,
  ...accounts,
  ...activities,
  ...addresses,
  ...agreement,
  ...certification,
  ...companies,
  ...competition,
  ...contracts,
  ...exhibitions,
  ...favourites,
  ...news,
  ...notifications,
  ...orders,
  ...personal,
  ...programmes,
  ...search,
  ...submitOrder,
];

const paths = new Set<string>(routes.map((r) => r.path));
/** Navigation offers only screens that exist. */
export const hasScreen = (path: string): boolean => paths.has(path);
