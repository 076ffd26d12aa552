import type { SitePath } from '../lib/links.ts';
import type { RouteRecord } from '../lib/route.ts';

const features = import.meta.glob<{ routes: readonly RouteRecord<SitePath>[] }>('./features/*/routes.tsx', {
  eager: true,
});

/** Every screen of the site: the records of the features' `routes.tsx`. */
export const routes: readonly RouteRecord<SitePath>[] = Object.values(features).flatMap((feature) => feature.routes);

const paths = new Set<string>(routes.map((r) => r.path));
/** Navigation offers only screens that exist. */
export const hasScreen = (path: string): path is SitePath => paths.has(path);
