import { AppError } from '@pavilion/protocol/errors.ts';
import { expandTerritories, isCountryCode, territoryGroups } from '@pavilion/protocol/territories.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../kit/tables.ts';

type Db = Kysely<DB>;
interface TerritoryNames {
  include: readonly string[];
  exclude?: readonly string[];
}

/** Returns the groups made by staff; those of UN M49 are in the protocol and need no table. */
export async function staffGroups(db: Db): Promise<Record<string, string[]>> {
  const rows = await db.selectFrom('territoryGroups').select(['code', 'countries']).execute();
  return Object.fromEntries(rows.map((row) => [row.code, row.countries]));
}

const known = (ref: string) => isCountryCode(ref) || Object.hasOwn(territoryGroups, ref);

/** Returns the countries that stored territories mean today, sorted; throws for an unknown group. */
export async function expandTerritoryNames(db: Db, written: TerritoryNames): Promise<string[]> {
  const refs = [...written.include, ...(written.exclude ?? [])];
  const groups = refs.every(known) ? {} : await staffGroups(db);
  if (refs.some((ref) => !known(ref) && !Object.hasOwn(groups, ref))) throw new AppError('badRequest');
  return expandTerritories(written, groups);
}

export const countriesOf = (db: Db, refs: readonly string[]): Promise<string[]> =>
  expandTerritoryNames(db, { include: refs });

/** Lists all territory groups: first those of staff, then those of the protocol, widest first. */
export async function listGroups({ db }: { db: Db }) {
  const own = await db.selectFrom('territoryGroups').selectAll().orderBy('position').orderBy('code').execute();
  return [
    ...own.map(({ code, zhName, enName, countries }) => ({ key: code, zhName, enName, countries })),
    ...Object.entries(territoryGroups).map(([key, { zh, en, codes }]) => ({
      key,
      zhName: zh,
      enName: en,
      countries: [...codes],
    })),
  ];
}
