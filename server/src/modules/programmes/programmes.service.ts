import { AppError } from '@pavilion/protocol/errors.ts';
import type { CategoryType, ProgrammeQuery } from '@pavilion/protocol/programmes.ts';
import type { Ctx } from '../../kit/ctx.ts';
import type { TableName } from '../../kit/responseCache.ts';
import { RawJson } from '../../kit/serializer.ts';
import { countriesOf, lastDayOf } from '../rights/rights.service.ts';
import { getBusinessDay } from '../settings/settings.service.ts';
import {
  countCatalogue,
  countProgrammes,
  type Facets,
  listFacets,
  listTypes,
  type ProgrammeFilter,
  type Totals,
  type WantedAvailability,
  writeCards,
  writeDetail,
} from './programmes.queries.ts';

type Reader = Pick<Ctx, 'db' | 'counts'>;
/** Returns the totals, cached until the catalogue changes. */
export const catalogueTotals = ({ db, counts }: Reader): Promise<Totals> =>
  counts.of('catalogue', ['programmes', 'companies', 'licenceOffers'], () => countCatalogue(db));

export async function listProgrammeTypes(ctx: Reader): Promise<CategoryType[]> {
  const [types, totals] = await Promise.all([listTypes(ctx.db), catalogueTotals(ctx)]);
  return types.map((type) => ({ ...type, count: totals.types[type.typeId] ?? 0 }));
}

export const getFacets = ({ db, counts }: Reader, { typeId }: { typeId?: number | undefined }): Promise<Facets> =>
  counts.of(`facets:${typeId}`, ['programmes'], () => listFacets(db, typeId));

export async function getDetail(ctx: Ctx, { id }: { id: number }): Promise<RawJson> {
  const [detail] = await writeDetail(ctx.db, id);
  if (!detail) throw new AppError('notFound');
  return new RawJson(detail.json);
}

/** Expands “available for”: without a start it is today; without a duration it is one year, of offers with any duration. */
async function wantedBy(ctx: Ctx, query: ProgrammeQuery): Promise<WantedAvailability | null> {
  const { medium, territory, startDate, years } = query;
  if (medium === undefined && territory === undefined && startDate === undefined && years === undefined) return null;
  const start = startDate ?? (await getBusinessDay(ctx));
  return {
    media: medium === undefined ? null : [medium],
    countries: territory === undefined ? null : await countriesOf(ctx.db, [territory]),
    startDate: start,
    endDate: lastDayOf(start, years ?? 1),
    years: years ?? null,
  };
}

/** Returns a page of the catalogue. The total is cached until a table it counts changes. */
export async function listProgrammes(ctx: Ctx, query: ProgrammeQuery): Promise<RawJson> {
  const { typeId, keyword, genre, language, year, country, sellerId } = query;
  const filter: ProgrammeFilter = {
    typeId,
    keyword,
    genre,
    language,
    year,
    country,
    sellerId,
    available: await wantedBy(ctx, query),
  };
  const tables: TableName[] = filter.available
    ? ['programmes', 'licenceOffers', 'grants', 'territoryGroups', 'workParts', 'duplicateCandidates']
    : ['programmes'];
  const [rows, total] = await Promise.all([
    writeCards(ctx.db, filter, { ...query, chinese: ctx.locale === 'zh-CN' }),
    ctx.counts.of(`programmes:${JSON.stringify(filter)}`, tables, () => countProgrammes(ctx.db, filter)),
  ]);
  return new RawJson(`{"rows":${rows},"total":${total}}`);
}
