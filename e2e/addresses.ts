// Every address of both apps, read from the sources: the records themselves import screens and styles, which Node cannot.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoUser } from './house.ts';

const features = (app: 'site' | 'console') => join(import.meta.dirname, `../web/src/${app}/features`);
function pathsOf(app: 'site' | 'console', file: 'routes.tsx' | 'desks.tsx'): string[] {
  const found = readdirSync(features(app), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(file))
    .flatMap((name) => [...readFileSync(join(features(app), name), 'utf8').matchAll(/\bpath: '(\/[^']*)'/g)])
    .map((match) => match[1]!);
  if (found.length < 10) throw new Error(`Only ${found.length} addresses found in the ${app}`);
  return [...new Set(found)].sort();
}
export const sitePaths = (): string[] => pathsOf('site', 'routes.tsx');
export const deskPaths = (): string[] => pathsOf('console', 'desks.tsx');

/** Who looks at a page: most are the business of a buyer who has orders in every state. */
export type Looker = 'nobody' | 'visitor' | 'enterprise';
const lookers: Record<string, readonly Looker[]> = {
  '/home': ['nobody', 'enterprise'],
  '/program': ['nobody'],
  '/list': ['nobody'],
  '/competition': ['nobody'],
  '/competition/details': ['nobody', 'enterprise'],
  '/search': ['nobody'],
  '/details': ['nobody', 'enterprise'],
  '/activityForum': ['nobody'],
  '/activityDetails': ['nobody', 'enterprise'],
  '/information': ['nobody'],
  '/informationDetails': ['nobody'],
  '/exhibition': ['nobody'],
  '/exhibitionDetails': ['nobody', 'enterprise'],
  '/domesticExhibitor': ['nobody'],
  '/exhibitorDetails': ['nobody', 'enterprise'],
  '/overseasCustomers': ['nobody'],
  '/overseasDetails': ['nobody', 'enterprise'],
  '/login': ['nobody'],
  '/register': ['nobody'],
  '/forgotpassword': ['nobody'],
  '/resetpassword': ['nobody'],
  '/confirmSignIn': ['nobody'],
  '/agreement': ['nobody'],
  '/privacy': ['nobody'],
  '/about': ['nobody'],
  '/check': ['nobody'],
  '/contract/check': ['nobody'],
  '/personUserAuthe': ['visitor'],
  '/enterpriseUserAuthe': ['visitor'],
  '/personal/userAuthe': ['visitor', 'enterprise'],
  '/personal/defaults': ['visitor', 'enterprise'],
  '/resultPage': ['nobody', 'enterprise'],
};
/** The site's addresses that this reader visits, with what they need in their search. */
export async function siteAddresses(looker: Looker): Promise<string[]> {
  const { programOrder, programSale, buyerInfo, meetingInfo, exhibitionOnline, information, videoCompetition } =
    await demoUser('enterprise');
  const { rows } = await programOrder.myOrder({ pageSize: 100 });
  const signed = rows.find((row) => row.contractStatus === 2)!;
  const { rows: contracts } = await programOrder.myContract({});
  const programme = await programSale.detail({ id: signed.programmeId });
  const [offer] = programme.offers;
  const [customer] = (await buyerInfo.list({ pageSize: 1 })).rows;
  const [activity] = (await meetingInfo.list({ keyword: '译制与字幕' })).rows;
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
    '/resetpassword': 'token=not-a-token',
    '/confirmSignIn': 'token=not-a-token',
  };
  return sitePaths()
    .filter((path) => (lookers[path] ?? ['enterprise']).includes(looker))
    .map((path) => (searches[path] ? `${path}?${searches[path]}` : path));
}
export const deskAddresses = (): string[] =>
  deskPaths().map((path) =>
    [
      '/programmes/edit',
      '/exhibitions/edit',
      '/news/edit',
      '/activities/edit',
      '/entries/edit',
      '/companies/edit',
    ].includes(path)
      ? `${path}?id=1`
      : path,
  );
