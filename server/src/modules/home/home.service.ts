import type { HeroSlide, HomePage } from '@pavilion/protocol/home.ts';
import type { Banner } from '@pavilion/protocol/panels.ts';
import type { BaseCtx } from '../../kit/ctx.ts';
import * as activities from '../activities/activities.service.ts';
import * as competition from '../competition/competition.service.ts';
import * as exhibitions from '../exhibitions/exhibitions.service.ts';
import * as news from '../news/news.service.ts';
import { listBanners } from '../panels/panels.service.ts';
import { catalogueTotals, listProgrammeTypes } from '../programmes/programmes.service.ts';
import { countCompanies, getHomeCards, type HeroProgramme, listHeroes } from './home.queries.ts';

const SLIDES = 5;
const SELLERS = 12;
const EXHIBITIONS = 7;
const ACTIVITIES = 3;
const NEWS = 9;
const ENTRIES = 6;

/** The tables that the home page is made from. */
export const homeTables = [
  'programmes',
  'pictures',
  'programmeTypes',
  'companies',
  'licenceOffers',
  'dictionaryItems',
  'exhibitions',
  'activities',
  'news',
  'competitionEntries',
  'competitionCounts',
  'banners',
] as const;

/** A banner's own texts and pictures override those of the programme it leads to. */
const slideOf = (banner: Banner, programme: HeroProgramme | undefined): HeroSlide => ({
  ...(programme ? programmeSlide(programme) : { programme: null }),
  id: banner.id,
  zhTitle: banner.zhTitle ?? programme?.zhTitle ?? null,
  enTitle: banner.enTitle ?? programme?.enTitle ?? null,
  zhLine: banner.zhSubtitle ?? programme?.zhLogline ?? null,
  enLine: banner.enSubtitle ?? programme?.enLogline ?? null,
  wide: banner.wide ?? programme?.heroWide ?? null,
  tall: banner.tall ?? programme?.heroTall ?? null,
  focusX: banner.wide || banner.tall ? banner.focusX : null,
  focusY: banner.wide || banner.tall ? banner.focusY : null,
  url: programme ? null : banner.url,
});
function programmeSlide({ heroWide, heroTall, ...programme }: HeroProgramme): HeroSlide {
  const { id, zhTitle, enTitle, zhLogline: zhLine, enLogline: enLine } = programme;
  const words = { zhTitle, enTitle, zhLine, enLine };
  return { id, programme, ...words, wide: heroWide, tall: heroTall, focusX: null, focusY: null, url: null };
}

/** Returns the slides of the home page's banners; without banners, the most recommended programmes. */
async function listSlides({ db, now }: Pick<BaseCtx, 'db' | 'now'>): Promise<HeroSlide[]> {
  const banners = (await listBanners(db, 'home', now())).slice(0, SLIDES);
  if (banners.length === 0) return (await listHeroes(db, null)).slice(0, SLIDES).map(programmeSlide);
  const ids = banners.map(({ programmeId }) => programmeId).filter((id) => id !== null);
  const byId = new Map(ids.length ? (await listHeroes(db, ids)).map((p) => [p.id, p]) : []);
  const slides = banners.map((banner) => slideOf(banner, byId.get(banner.programmeId ?? 0)));
  // A banner without texts that led to a withdrawn programme is left out.
  return slides.filter(({ zhTitle, enTitle }) => zhTitle || enTitle);
}

/** Returns the home page; the site also embeds it in its first HTML. */
export async function getIndexPage(ctx: Pick<BaseCtx, 'db' | 'counts' | 'now'>): Promise<HomePage> {
  const { db, counts } = ctx;
  const now = ctx.now();
  const totals = await catalogueTotals(ctx);
  const shown = totals.sellers.slice(0, SELLERS);
  const sellerIds = shown.map(({ id }) => id);
  const [cards, types, hero, fairs, meetings, articles, entries, companies] = await Promise.all([
    getHomeCards(db, sellerIds),
    listProgrammeTypes(ctx),
    listSlides(ctx),
    exhibitions.listForHome(db, now, EXHIBITIONS),
    activities.listForHome(db, now, ACTIVITIES),
    news.listForHome(db, NEWS),
    competition.listForHome(db, ENTRIES),
    counts.of('directories', ['companies'], () => countCompanies(db)),
  ]);
  const programmesOf = new Map(shown.map(({ id, programmes }) => [id, programmes]));
  return {
    ...cards,
    hero,
    types,
    shelves: cards.shelves.map((shelf) => ({ ...shelf, total: totals.types[shelf.typeId] ?? 0 })),
    exhibitions: fairs,
    activities: meetings,
    news: articles,
    entries,
    sellers: cards.sellers.map((seller) => ({ ...seller, programmes: programmesOf.get(seller.id) ?? 0 })),
    counts: {
      programmes: totals.programmes,
      offers: totals.offers,
      sellers: totals.sellers.length,
      ...companies,
      countries: totals.countries,
    },
  };
}
