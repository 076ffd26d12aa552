// What the address alone tells of a page: its files and its first questions are under way before any script of ours has come
// (shell.ts writes them into the page). A question that the page does not ask is a wasted one: e2e/early.e2e.ts counts.
import { limits } from '@pavilion/protocol/limits.ts';
import { headPosterSizes, posterSizes } from '../parts/posterSizes.ts';
import { type Drawing, firstScreenScript } from './firstScreen.ts';

interface EarlyPage {
  /** Its module, from features/. */
  page: string;
  /** Questions under /api/; `{id}` stands for the address's own value, `18|42` for a number on narrow and one on wide screens. None is asked where the address says more than they do. */
  reads: readonly string[];
  /** The pictures that stand first, in the rows or the record that the first question answers. */
  pictures?: readonly { take: number; fields: readonly string[]; narrow?: string; sizes: string }[];
  /** How a phone draws the first question's answer before the page itself can. */
  draw?: Drawing;
}
export const earlyPages: Readonly<Record<string, EarlyPage>> = {
  '/program': {
    page: 'programmes/ProgrammeListPage.tsx',
    reads: ['programSale/list?pageNum=1&pageSize=18|42', 'programSale/typeList'],
    pictures: [{ take: 6, fields: ['cover'], sizes: posterSizes }],
    draw: 'posters',
  },
  '/list': {
    page: 'programmes/ProgrammeListPage.tsx',
    reads: ['programSale/list?typeId={typeId}&pageNum=1&pageSize=18|42', 'programSale/typeList'],
    pictures: [{ take: 6, fields: ['cover'], sizes: posterSizes }],
    draw: 'posters',
  },
  '/details': {
    page: 'programmes/DetailsPage.tsx',
    reads: ['programSale/detail?id={id}'],
    pictures: [
      { take: 1, fields: ['cover'], sizes: headPosterSizes },
      { take: 1, fields: ['heroWide'], sizes: '100vw' },
    ],
    draw: 'programme',
  },
  '/exhibition': {
    page: 'exhibitions/ExhibitionPage.tsx',
    reads: ['exhibitionOnline/banner', 'exhibitionOnline/list?pageNum=1&pageSize=9', 'exhibitionOnline/regionTypeList'],
    pictures: [{ take: 1, fields: ['bannerWide'], narrow: 'bannerTall', sizes: '100vw' }],
  },
  '/exhibitionDetails': {
    page: 'exhibitions/ExhibitionDetailsPage.tsx',
    reads: ['exhibitionOnline/detail?id={id}'],
    pictures: [{ take: 1, fields: ['bannerWide', 'cover'], narrow: 'bannerTall', sizes: '100vw' }],
    draw: 'exhibition',
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
  '/search': {
    page: 'search/SearchPage.tsx',
    reads: ['index/searchContent?keyword={q}&pageNum=1&pageSize=18|20'],
    draw: 'hits',
  },
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
/** By path: the page's own files, those of the entry left out, its questions and its first pictures. */
export function earlyOf(manifest: Manifest): Record<string, Omit<EarlyPage, 'page'> & { files: string[] }> {
  const begun = filesOf(manifest, ENTRY, new Set());
  return Object.fromEntries(
    Object.entries(earlyPages).map(([path, { page, ...early }]) => {
      const name = `src/site/features/${page}`;
      if (!manifest[name]) throw new Error(`The build knows no ${name}, which ${path} begins with`);
      const files = filesOf(manifest, name, new Set());
      filesOf(manifest, 'src/site/pages.css', files);
      return [path, { ...early, files: [...files].filter((file) => !begun.has(file)) }];
    }),
  );
}

/**
 * The part of the inline script that begins early, with `d` the document and `h` the address's path. Answers are kept by what
 * they depend on, for lib/early.ts to take. Plain words for browsers: the server's TypeScript knows no document.
 */
export const earlyScript = `
var page = JSON.parse(d.getElementById('early').textContent)[h.slice(1)];
if (!page) return;
var narrow = matchMedia('(max-width: ${limits.narrowMaxPx}px)').matches;
var locale = d.documentElement.lang;
var token = (localStorage.getItem('isAuthenticated') === 'true' && localStorage.getItem('token')) || '';
var address = new URLSearchParams(location.hash.split('?')[1] || '');
function fetchAhead(attributes) { return d.head.appendChild(Object.assign(d.createElement('link'), attributes)); }
function pictureOf(row, fields) {
  var picture = row[fields.find(function (field) { return row[field]; })];
  if (!picture) return;
  var type = picture.sources[0].type;
  var same = picture.sources.filter(function (s) { return s.type === type; });
  var srcset = same.map(function (s) { return s.url + ' ' + s.width + 'w'; }).join(', ');
  return { type: type, srcset: srcset, tone: picture.tone, width: picture.width, height: picture.height };
}
function showFirst(answer, first) {
  [].concat(answer.rows || answer.data || []).slice(0, first.take).forEach(function (row) {
    var picture = pictureOf(row, (narrow && first.narrow ? [first.narrow] : []).concat(first.fields));
    if (picture) fetchAhead({
      rel: 'preload', as: 'image', type: picture.type, fetchPriority: 'high', imageSizes: first.sizes, imageSrcset: picture.srcset,
    });
  });
}
var drawsAhead = narrow && page.draw;
window.early = {};
page.reads.forEach(function (read, i) {
  var unsaid = new Set(address.keys());
  unsaid.delete('play');
  var whole = true;
  var url = '/api/' + read.replace(/(\\d+)\\|(\\d+)/, narrow ? '$1' : '$2').replace(/\\{(\\w+)\\}/g, function (_, name) {
    unsaid.delete(name);
    whole = whole && address.has(name);
    return new URLSearchParams({ v: address.get(name) || '' }).toString().slice(2);
  });
  if (!whole || unsaid.size) return;
  var headers = { Accept: 'application/json', 'Accept-Language': locale, language: '${limits.languageHeader}', 'tenant-id': '${limits.tenantId}' };
  if (token) headers.Authorization = 'Bearer ' + token;
  var answer = fetch(url, { headers: headers, signal: AbortSignal.timeout(${limits.requestTimeoutMs}) });
  window.early[[locale, token, url].join(' ')] = answer;
  answer
    .then(function (r) { return r.ok && r.clone().json(); })
    .then(function (said) {
      if (!said) return;
      answer.said = said;
      if (i) return;
      if (page.pictures) page.pictures.forEach(function (first) { showFirst(said, first); });
      if (drawsAhead && said.code === 200) return styled.then(function () { draw(said); });
    })
    .catch(function () {}); // the page asks again, and tells what fails
});
var styled = Promise.all(page.files.map(function (file) {
  if (!/css$/.test(file)) return fetchAhead({ rel: 'modulepreload', href: '/' + file });
  var sheet = fetchAhead(drawsAhead ? { rel: 'stylesheet', crossOrigin: '', href: '/' + file } : { rel: 'preload', as: 'style', crossOrigin: '', href: '/' + file });
  return new Promise(function (done) {
    sheet.onload = done;
    sheet.onerror = function () { sheet.remove(); }; // the page fetches it again, and tells what fails
  });
}));
${firstScreenScript}`;
