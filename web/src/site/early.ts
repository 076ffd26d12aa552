// What the address alone tells of a page: its files and its first questions are under way before any script of ours has come
// (shell.ts writes them into the page). A question that the page does not ask is a wasted one: e2e/early.e2e.ts counts.
import { limits } from '@pavilion/protocol/limits.ts';

interface EarlyPage {
  /** Its module, from features/. */
  page: string;
  /** Questions under /api/; `{id}` stands for the address's own value, `18|42` for a number on narrow and one on wide screens. None is asked where the address says more than they do. */
  reads: readonly string[];
}
export const earlyPages: Readonly<Record<string, EarlyPage>> = {
  '/program': {
    page: 'programmes/ProgrammeListPage.tsx',
    reads: ['programSale/list?pageNum=1&pageSize=18|42', 'programSale/typeList', 'rights/groups'],
  },
  '/list': {
    page: 'programmes/ProgrammeListPage.tsx',
    reads: ['programSale/list?typeId={typeId}&pageNum=1&pageSize=18|42', 'programSale/typeList', 'rights/groups'],
  },
  '/details': { page: 'programmes/DetailsPage.tsx', reads: ['programSale/detail?id={id}'] },
  '/exhibition': {
    page: 'exhibitions/ExhibitionPage.tsx',
    reads: ['exhibitionOnline/banner', 'exhibitionOnline/list?pageNum=1&pageSize=9', 'exhibitionOnline/regionTypeList'],
  },
  '/exhibitionDetails': {
    page: 'exhibitions/ExhibitionDetailsPage.tsx',
    reads: ['exhibitionOnline/detail?id={id}'],
  },
  '/activityForum': { page: 'activities/ActivityForumPage.tsx', reads: ['meetingInfo/kindList'] },
  '/activityDetails': { page: 'activities/ActivityDetailsPage.tsx', reads: ['meetingInfo/detail?id={id}'] },
  '/information': {
    page: 'news/NewsListPage.tsx',
    reads: ['information/list?pageNum=1&pageSize=15', 'information/categoryList'],
  },
  '/informationDetails': { page: 'news/NewsDetailsPage.tsx', reads: ['information/detail?id={id}'] },
  '/domesticExhibitor': {
    page: 'companies/ExhibitorListPage.tsx',
    reads: ['sellerInfo/list?pageNum=1&pageSize=18|20', 'sellerInfo/facets'],
  },
  '/overseasCustomers': {
    page: 'companies/CustomerListPage.tsx',
    reads: ['buyerInfo/list?pageNum=1&pageSize=18|24', 'buyerInfo/facets'],
  },
  '/overseasDetails': { page: 'companies/CustomerPage.tsx', reads: ['buyerInfo/detail?id={id}'] },
  '/competition': {
    page: 'competition/CompetitionPage.tsx',
    reads: ['videoCompetition/getCompetition', 'videoCompetition/getVideoEntriesList?sort=votes&pageSize=3'],
  },
  '/competition/details': {
    page: 'competition/EntryPage.tsx',
    reads: ['videoCompetition/getVideoEntriesDetail?id={id}', 'videoCompetition/getCompetition'],
  },
  '/search': { page: 'search/SearchPage.tsx', reads: ['index/searchContent?keyword={q}&pageNum=1&pageSize=18|20'] },
};

/** Vite's manifest, as far as it is read here. */
export type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;
const ENTRY = 'index.html';

function filesOf(manifest: Manifest, name: string, found: Set<string>): Set<string> {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) filesOf(manifest, next, found);
  for (const sheet of chunk.css ?? []) found.add(sheet);
  return found;
}
/** By path: the page's own files, those of the entry left out, and its questions. */
export function earlyOf(manifest: Manifest): Record<string, [files: string[], reads: readonly string[]]> {
  const begun = filesOf(manifest, ENTRY, new Set());
  return Object.fromEntries(
    Object.entries(earlyPages).map(([path, { page, reads }]) => {
      const name = `src/site/features/${page}`;
      if (!manifest[name]) throw new Error(`The build knows no ${name}, which ${path} begins with`);
      const files = filesOf(manifest, name, new Set());
      filesOf(manifest, 'src/site/pages.css', files);
      return [path, [[...files].filter((file) => !begun.has(file)), reads]];
    }),
  );
}

/**
 * The part of the inline script that begins early, with `d` the document, `h` the address and `l` the kept language. Answers
 * are kept by what they depend on, for lib/transport.ts to take.
 */
export const earlyScript = `var e=JSON.parse(d.getElementById('early').textContent)[h.slice(1)],n=d.documentElement.lang,k=localStorage.getItem('isAuthenticated')==='true'&&localStorage.getItem('token')||'',s=new URLSearchParams(location.hash.split('?')[1]||''),m=window.early={},a=matchMedia('(max-width: 768px)').matches;if(e){e[1].forEach(function(r){var o=new Set(s.keys()),g=true,u='/api/'+r.replace(/(\\d+)\\|(\\d+)/,a?'$1':'$2').replace(/\\{(\\w+)\\}/g,function(_,v){o.delete(v);g=g&&s.has(v);return new URLSearchParams({v:s.get(v)||''}).toString().slice(2)});o.delete('play');if(!g||o.size)return;var w={Accept:'application/json','Accept-Language':n,language:'${limits.languageHeader}','tenant-id':'${limits.tenantId}'};if(k)w.Authorization='Bearer '+k;(m[[n,k,u].join(' ')]=fetch(u,{headers:w,signal:AbortSignal.timeout(${limits.requestTimeoutMs})})).catch(function(){})});e[0].forEach(function(f){var x=d.createElement('link');x.href='/'+f;if(/css$/.test(f)){x.rel='preload';x.as='style'}else x.rel='modulepreload';d.head.append(x)})}`;
