import { daysBefore } from '@pavilion/protocol/kit/days.ts';
import type { JobCtx } from '@pavilion/server/kit/ctx.ts';
import type { LicenceOffers, Programmes } from '@pavilion/server/kit/tables.ts';
import { expandTerritoryNames } from '@pavilion/server/modules/rights/rights.service.ts';
import { type Insertable, sql } from 'kysely';
import { seedCompanies, seedSellers } from '../companies/seedCompanies.ts';
import { seedPictures, seedTrailers } from '../seedPictures.ts';
import { languagesOf } from './languages.ts';
import { offers } from './offers.ts';
import type { SeedProgramme } from './programme.ts';
import { programmes } from './programmes.ts';
import { partProgrammes, seedWorks } from './seedWorks.ts';
import { territoryGroups } from './territoryGroups.ts';

type Ids = ReadonlyMap<string, number>;

async function seedTerritoryGroups({ db }: JobCtx) {
  await db
    .insertInto('territoryGroups')
    .values(territoryGroups.map((group, position) => ({ ...group, staffMade: true, position })))
    .execute();
}

/** 1 is first on the catalogue's list; the product ranks by the greater number. */
const rankOf = (place: number | undefined) => (place === undefined ? 0 : 1000 - place * 10);
const credit = ([role, zhName, enName]: SeedProgramme['credits'][number]) => ({ role, zhName, enName });

function programmeRow(
  ctx: JobCtx,
  it: SeedProgramme,
  ids: { pictures: Ids; trailers: Ids; sellers: number[] },
): Insertable<Programmes> {
  const publishedAt = daysBefore(ctx.now(), 20 + (programmes.length - programmes.indexOf(it)));
  const picture = (key: string) => ids.pictures.get(key) ?? null;
  return {
    key: it.key,
    typeId: it.typeId,
    zhTitle: it.zhTitle,
    enTitle: it.enTitle,
    zhLogline: it.zhLogline,
    enLogline: it.enLogline,
    zhSynopsis: it.zhSynopsis,
    enSynopsis: it.enSynopsis,
    genres: [...it.genres],
    year: it.year,
    country: it.country,
    languages: languagesOf(it.languages),
    episodes: it.episodes,
    minutes: it.minutes,
    resolution: it.resolution,
    credits: JSON.stringify(it.credits.map(credit)),
    awards: JSON.stringify((it.awards ?? []).map((award) => ({ ...award, year: it.year }))),
    permitNo: it.permitNo ?? null,
    eidr: it.eidr ?? null,
    sellerId: ids.sellers[it.seller]!,
    recommended: rankOf(it.recommended),
    coverId: picture(it.key) ?? picture(it.key.replace(/-s\d+(e\d+)?$/, '')),
    heroWideId: picture(`hero-${it.key}-wide`),
    heroTallId: picture(`hero-${it.key}-tall`),
    trailerId: ids.trailers.get(it.key) ?? null,
    zhPublishedAt: it.zhTitle === null ? null : publishedAt,
    enPublishedAt: it.enTitle === null ? null : publishedAt,
    source: 'demo',
    createdAt: publishedAt,
    updatedAt: publishedAt,
  };
}

async function seedProgrammes(ctx: JobCtx, pictures: Ids, sellerIds: number[]): Promise<Ids> {
  const trailers = await seedTrailers(ctx);
  const ids = { pictures, trailers, sellers: sellerIds };
  // The newest by id are the newest by year, as they would be in a fair that has run for some time.
  // Parts of works come before all: they are no news of their own.
  const byYear = [...partProgrammes, ...[...programmes].sort((a, b) => a.year - b.year)];
  const rows = await ctx.db
    .insertInto('programmes')
    .values(byYear.map((it) => programmeRow(ctx, it, ids)))
    .returning(['id', 'key'])
    .execute();
  const programmeIds = new Map(rows.map(({ key, id }) => [key!, id]));
  const stills = programmes.flatMap(({ key }) =>
    [1, 2, 3, 4, 5, 6].flatMap((position) => {
      const pictureId = pictures.get(`${key}-${position}`);
      return pictureId === undefined ? [] : [{ programmeId: programmeIds.get(key)!, pictureId, position }];
    }),
  );
  if (stills.length) await ctx.db.insertInto('programmeStills').values(stills).execute();
  return programmeIds;
}

async function seedOffers({ db }: JobCtx, programmeIds: Ids) {
  const rows: Insertable<LicenceOffers>[] = [];
  const expanded = new Map<string, string[]>();
  for (const { programme, territories, languages, prices, ...offer } of offers) {
    const written = { include: [...territories.include], exclude: [...territories.exclude] };
    const key = JSON.stringify(written);
    if (!expanded.has(key)) expanded.set(key, await expandTerritoryNames(db, written));
    rows.push({
      ...offer,
      media: [...offer.media],
      programmeId: programmeIds.get(programme)!,
      territories: written,
      countries: expanded.get(key)!,
      languages: languagesOf(languages),
      prices: { ...prices },
      source: 'demo',
    });
  }
  await db.insertInto('licenceOffers').values(rows).execute();
}

/** Rights that were gone before the fair opened, so that the boards show every colour. */
async function seedRightsElsewhere({ db }: JobCtx, programmeIds: Ids) {
  const rows = [
    {
      key: 'twelve-lanterns',
      medium: 'svod',
      territories: 'SG MY',
      term: '[2025-06-01,2028-06-01)',
      source: 'elsewhere',
    },
    {
      key: 'twelve-lanterns',
      medium: 'free_tv',
      territories: 'TH',
      term: '[2026-09-01,2027-09-01)',
      source: 'holdback',
    },
    {
      key: 'harbour-of-stars',
      medium: 'svod',
      territories: 'JP',
      term: '[2026-01-01,2029-01-01)',
      source: 'elsewhere',
    },
    {
      key: 'letters-in-the-rain',
      medium: 'short_video',
      territories: 'TH VN',
      term: '[2026-03-01,2028-03-01)',
      source: 'elsewhere',
    },
    { key: 'whalefall', medium: 'avod', territories: 'FR', term: '[2026-04-01,2027-10-01)', source: 'holdback' },
    { key: 'balloon-island', medium: 'tvod', territories: 'KR', term: '[2026-01-01,)', source: 'elsewhere' },
  ];
  for (const { key, medium, territories, term, source } of rows)
    await sql`
      insert into grants (programme_id, medium, territory, term, exclusive, exclusivity_range, state, source, note)
      select ${programmeIds.get(key)!}, ${medium}, territory, ${term}::daterange, true, int8range(null, null), 'granted', ${source},
        '参展前已有的授权安排 / Arranged before the fair'
      from unnest(${territories.split(' ')}::text[]) as territory`.execute(db);
}

/** Groups, sellers, pictures, programmes, stills, trailers, offers and rights already gone. */
export async function seedCatalogue(ctx: JobCtx): Promise<{ pictures: Ids; programmes: Ids }> {
  const pictures = await seedPictures(ctx);
  await seedTerritoryGroups(ctx);
  const sellerIds = await seedSellers(ctx, pictures);
  await seedCompanies(ctx, pictures);
  const programmeIds = await seedProgrammes(ctx, pictures, sellerIds);
  await seedOffers(ctx, programmeIds);
  await seedRightsElsewhere(ctx, programmeIds);
  await seedWorks(ctx, programmeIds);
  return { pictures, programmes: programmeIds };
}
