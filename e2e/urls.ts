// Every URL of both apps, read from the sources, because the records themselves import screens and styles, which Node cannot load.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoUser } from './apiClient.ts';

const features = (app: 'site' | 'console') => join(import.meta.dirname, `../web/src/${app}/features`);
const pathsIn = (source: string) => [...source.matchAll(/\bpath: '(\/[^']*)'/g)].map(([, path]) => path!);
/** The text of every feature's file of this name. */
const recordsOf = (app: 'site' | 'console', file: 'routes.tsx' | 'pages.tsx'): string[] =>
  readdirSync(features(app), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(file))
    .map((name) => readFileSync(join(features(app), name), 'utf8'));
function pathsOf(app: 'site' | 'console', file: 'routes.tsx' | 'pages.tsx'): string[] {
  const found = recordsOf(app, file).flatMap(pathsIn);
  if (found.length < 10) throw new Error(`Only ${found.length} addresses found in the ${app}`);
  return [...new Set(found)].sort();
}
/** The lists of the kinds of content that consolePages.ts names; the editor of each has `/edit` behind. */
const contentPaths = (): string[] => pathsIn(readFileSync(join(features('console'), '../consolePages.ts'), 'utf8'));
export const sitePaths = (): string[] => pathsOf('site', 'routes.tsx');
export const consolePaths = (): string[] =>
  [...pathsOf('console', 'pages.tsx'), ...contentPaths().flatMap((path) => [path, `${path}/edit`])].sort();

/** Who visits a page: most need a buyer with orders in every state. */
export type Viewer = 'nobody' | 'visitor' | 'enterprise';
const publicPaths = new Set(
  recordsOf('site', 'routes.tsx').flatMap((source) =>
    [...source.matchAll(/\bpath: '(\/[^']*)'[^}]*?\baccess: 'public'/g)].map(([, path]) => path!),
  ),
);
/** Pages that others look at than a visitor who is not signed in (public pages) or a buyer (all others). */
const lookers: Record<string, readonly Viewer[]> = {
  '/home': ['nobody', 'enterprise'],
  '/competition/details': ['nobody', 'enterprise'],
  '/details': ['nobody', 'enterprise'],
  '/activityDetails': ['nobody', 'enterprise'],
  '/exhibitionDetails': ['nobody', 'enterprise'],
  '/exhibitorDetails': ['nobody', 'enterprise'],
  '/overseasDetails': ['nobody', 'enterprise'],
  '/login': ['nobody'],
  '/register': ['nobody'],
  '/forgotpassword': ['nobody'],
  '/resetpassword': ['nobody'],
  '/confirmSignIn': ['nobody'],
  '/check': ['nobody'],
  '/contract/check': ['nobody'],
  '/personUserAuthe': ['visitor'],
  '/enterpriseUserAuthe': ['visitor'],
  '/personal/userAuthe': ['visitor', 'enterprise'],
  '/personal/defaults': ['visitor', 'enterprise'],
  '/resultPage': ['nobody', 'enterprise'],
};
/** Returns the site's URLs that this reader visits, with the search params they need. */
export async function siteUrls(viewer: Viewer): Promise<string[]> {
  const { programOrder, programSale, buyerInfo, meetingInfo, exhibitionOnline, information, videoCompetition } =
    await demoUser('enterprise');
  const { rows } = await programOrder.myOrder({ pageSize: 100 });
  const signed = rows.find((row) => row.contractStatus === 2)!;
  const { rows: contracts } = await programOrder.myContract({});
  const programme = await programSale.detail({ id: signed.programmeId });
  const [offer] = programme.offers;
  const [customer] = (await buyerInfo.list({ pageSize: 1 })).rows;
  const [activity] = (await meetingInfo.list({ keyword: '译制与字幕' })).rows;
  const [open] = (await meetingInfo.list({ status: 'registrationOpen', pageSize: 1 })).rows;
  const [exhibition] = (await exhibitionOnline.list({ keyword: '江海', pageSize: 1 })).rows;
  const [entry] = (await videoCompetition.getVideoEntriesList({ pageSize: 1 })).rows;
  const [article] = (await information.list({ keyword: '读懂授权保留期' })).rows;
  const order = `orderNo=${signed.orderNo}`;
  const searches: Record<string, string> = {
    '/search': 'q=纪录片',
    '/details': `id=${signed.programmeId}`,
    '/activityDetails': `id=${activity!.id}`,
    '/exhibitionDetails': `id=${exhibition!.id}`,
    '/informationDetails': `id=${article!.id}`,
    '/exhibitorDetails': `id=${programme.seller!.id}`,
    '/overseasDetails': `id=${customer!.id}`,
    '/competition/details': `id=${entry!.id}`,
    '/myOrderDetails': order,
    '/personal/order/details': order,
    '/resultPage': order,
    '/contractProper': `orderContractId=${signed.orderContractId}`,
    '/contract/check': `contractNo=${contracts[0]!.contractNo}`,
    '/submitOrder': `id=${programme.id}&offer=${offer!.id}&media=${offer!.media[0]}&territories=${offer!.countries[0]}&start=${signed.startDate}&years=${signed.years}`,
    '/signup': `type=2&id=${open!.id}`,
    '/resetpassword': 'token=not-a-token',
    '/confirmSignIn': 'token=not-a-token',
  };
  return sitePaths()
    .filter((path) => (lookers[path] ?? [publicPaths.has(path) ? 'nobody' : 'enterprise']).includes(viewer))
    .map((path) => (searches[path] ? `${path}?${searches[path]}` : path));
}
export const consoleUrls = (): string[] =>
  consolePaths().map((path) =>
    [
      '/programmes/edit',
      '/exhibitions/edit',
      '/activities/edit',
      '/entries/edit',
      '/companies/edit',
      ...contentPaths().map((list) => `${list}/edit`),
    ].includes(path)
      ? `${path}?id=1`
      : path,
  );
