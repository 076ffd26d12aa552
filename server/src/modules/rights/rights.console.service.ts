import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { type consoleRights, type Grant, GrantSource, GrantState } from '@pavilion/protocol/rights.ts';
import { territoryGroups } from '@pavilion/protocol/territories.ts';
import { type Ctx, inTransaction, type Staff } from '../../kit/ctx.ts';
import { invalid } from '../../kit/invalid.ts';
import { record } from '../audit/audit.service.ts';
import { countriesOf, expandTerritoryNames } from './groups.service.ts';
import {
  type CalendarQuery,
  findProgramme,
  listCalendar,
  lockGrants,
  releaseGrants,
  upsertGroup,
} from './rights.console.queries.ts';
import { blockCells } from './rights.service.ts';

type StaffCtx = Ctx<null, Staff>;
type Endpoints = typeof consoleRights;

export async function getCalendar({ db }: StaffCtx, query: CalendarQuery): Promise<{ rows: Grant[]; total: number }> {
  const countries = query.territories?.length ? await countriesOf(db, query.territories) : null;
  return listCalendar(db, query, countries);
}

async function block(
  ctx: StaffCtx,
  input: ParsedOf<Endpoints['addHoldback']> & { exclusive: boolean },
  source: 'elsewhere' | 'holdback',
): Promise<{ grants: number }> {
  return inTransaction(ctx, async (ctx) => {
    const { programmeId, media, territories, from, until, note, exclusive } = input;
    if (!(await findProgramme(ctx.db, programmeId))) throw new AppError('notFound');
    const countries = await expandTerritoryNames(ctx.db, territories);
    if (countries.length === 0) throw invalid('territories', 'pickTerritory');
    const grants = await blockCells(
      ctx.db,
      { programmeId, media: [...new Set(media)], countries, startDate: from, endDate: until, exclusive },
      { source, staffId: ctx.staff.id, note },
    );
    await record(ctx, source === 'holdback' ? 'rights.holdBack' : 'rights.enterSale', 'programme', programmeId, {
      grants,
      from,
      until,
      exclusive,
    });
    return { grants };
  });
}

/** Enters rights that were sold elsewhere; refused as a whole if one cell is taken. */
export const addGrant = (ctx: StaffCtx, input: ParsedOf<Endpoints['addGrant']>) => block(ctx, input, 'elsewhere');
/** Enters a holdback, which excludes everybody and so fills its cells like an exclusive licence. */
export const addHoldback = (ctx: StaffCtx, input: ParsedOf<Endpoints['addHoldback']>) =>
  block(ctx, { ...input, exclusive: true }, 'holdback');

/** Releases cells that staff entered. Those of an order end with their order, never here. */
export async function releaseGrant(
  ctx: StaffCtx,
  input: ParsedOf<Endpoints['releaseGrant']>,
): Promise<{ released: number }> {
  return inTransaction(ctx, async (ctx) => {
    const ids = [...new Set(input.ids)];
    const found = await lockGrants(ctx.db, ids);
    if (found.length !== ids.length) throw new AppError('notFound');
    if (found.some(({ source }) => source === 'order'))
      throw new AppError('moveRefused', { what: GrantState.label('released'), state: GrantSource.label('order') });
    const { numUpdatedRows } = await releaseGrants(ctx.db, ids, ctx.now());
    const released = Number(numUpdatedRows);
    for (const programmeId of new Set(found.map((grant) => grant.programmeId)))
      await record(ctx, 'rights.release', 'programme', programmeId, { released, reason: input.reason });
    return { released };
  });
}

/** Makes or changes a group of staff; the built-in ones of UN M49 never change. */
export async function saveGroup(ctx: StaffCtx, input: ParsedOf<Endpoints['saveGroup']>): Promise<{ key: string }> {
  const { key, zhName, enName } = input;
  if (Object.hasOwn(territoryGroups, key)) throw invalid('key', 'groupKeyTaken');
  return inTransaction(ctx, async (ctx) => {
    const countries = [...new Set(input.countries)].sort();
    await upsertGroup(ctx.db, { code: key, zhName, enName, countries });
    await record(ctx, 'rights.saveGroup', 'territoryGroup', key, { countries: countries.length });
    return { key };
  });
}
