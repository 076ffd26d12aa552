// Writes a judged workbook into the catalogue: all of it in one transaction, or nothing.
import type { ProgrammeType } from '@pavilion/protocol/enumerations.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../kit/tables.ts';
import { adoptCompany } from '../companies/companyKind.service.ts';
import { type Fees, type PlannedWork, planImport } from './avails.plan.ts';
import {
  completeProgramme,
  endOffer,
  findProgramme,
  findSeller,
  insertProgramme,
  listOffersOfAlid,
  lockImports,
  updateOfferCountries,
  upsertOffer,
} from './avails.queries.ts';
import type { JudgedSheet } from './avails.rows.ts';

type Db = Kysely<DB>;

/** ISO 3166 keeps ZZ for “not known”: an avail doesn't say where a programme was made. */
export const unknownCountry = 'ZZ';

export interface ImportOptions {
  now: Date;
  /** What the source is called in the audit log: the file's name and SHA-256. */
  file: { name: string; sha256: string };
  /** Production country of new programmes, and the country of new sellers. */
  country?: string | undefined;
  typeId?: ProgrammeType | undefined;
  fees?: Fees | undefined;
  /** New programmes are published in the languages they have a title in; without it staff publish them. */
  publish?: boolean | undefined;
}
export interface ImportResult {
  programmes: { added: number; matched: number; ids: number[] };
  offers: { added: number; updated: number; unchanged: number; ended: number };
}

export const importAvails = (db: Db, sheets: readonly JudgedSheet[], options: ImportOptions): Promise<ImportResult> =>
  db.transaction().execute(async (db) => {
    await lockImports(db);
    const plan = planImport(sheets, options.now.toISOString().slice(0, 10), options.fees);
    const result: ImportResult = {
      programmes: { added: 0, matched: 0, ids: [] },
      offers: { added: 0, updated: 0, unchanged: 0, ended: 0 },
    };
    for (const work of plan.works) {
      const id = await writeProgramme(db, work, options, result);
      for (const offer of work.offers) result.offers[await upsertOffer(db, id, offer)] += 1;
    }
    result.offers.ended += await endReplaced(db, plan.works);
    for (const { alid, territories } of plan.withdrawals) {
      result.offers.ended += await takeOut(db, alid, territories.countries, new Set());
    }
    await writeAudit(db, sheets, options, result);
    return result;
  });

async function writeProgramme(db: Db, planned: PlannedWork, options: ImportOptions, result: ImportResult) {
  const country = options.country ?? unknownCountry;
  const sellerId = planned.work.seller === null ? null : await sellerOf(db, planned.work.seller, country, options);
  const found = await findProgramme(db, planned, sellerId);
  if (found === undefined) {
    const work = { ...planned, typeId: options.typeId ?? planned.typeId };
    const id = await insertProgramme(db, work, { sellerId, country, published: options.publish ? options.now : null });
    result.programmes.added += 1;
    result.programmes.ids.push(id);
    return id;
  }
  await completeProgramme(db, found, planned, sellerId);
  result.programmes.matched += 1;
  result.programmes.ids.push(found);
  return found;
}

async function sellerOf(db: Db, name: string, country: string, { publish, now }: ImportOptions): Promise<number> {
  const found = await findSeller(db, name);
  if (found) return found.id;
  const isChinese = /\p{Script=Han}/u.test(name);
  const row = await db
    .insertInto('companies')
    .values({
      [isChinese ? 'zhName' : 'enName']: name,
      [isChinese ? 'zhPublishedAt' : 'enPublishedAt']: publish ? now : null,
      country,
      isSeller: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await adoptCompany({ db, now: () => now }, row.id);
  return row.id;
}

/** Full Extract: what a workbook says about an ALID in a territory replaces what was said before. */
async function endReplaced(db: Db, works: readonly PlannedWork[]): Promise<number> {
  const offers = works.flatMap((work) => work.offers);
  let ended = 0;
  for (const [alid, own] of Map.groupBy(offers, (offer) => offer.alid)) {
    const countries = own.flatMap((offer) => offer.avail.territories.countries);
    ended += await takeOut(db, alid, countries, new Set(own.map((offer) => offer.ref)));
  }
  return ended;
}

/** Takes countries out of an ALID's offers but for `kept`; an offer without countries left ends. */
async function takeOut(db: Db, alid: string, countries: readonly string[], kept: ReadonlySet<string>): Promise<number> {
  const out = new Set(countries);
  let ended = 0;
  for (const offer of await listOffersOfAlid(db, alid)) {
    if (kept.has(offer.ref)) continue;
    const left = offer.countries.filter((country) => !out.has(country));
    if (left.length === offer.countries.length) continue;
    if (left.length > 0) await updateOfferCountries(db, offer.id, left);
    else {
      await endOffer(db, offer.id);
      ended += 1;
    }
  }
  return ended;
}

async function writeAudit(
  db: Db,
  sheets: readonly JudgedSheet[],
  { file, now }: ImportOptions,
  { programmes, offers }: ImportResult,
) {
  const total = (count: keyof JudgedSheet['counts']) => sheets.reduce((sum, sheet) => sum + sheet.counts[count], 0);
  await db
    .insertInto('auditLog')
    .values({
      action: 'avails.import',
      subject: 'workbook',
      subjectId: file.name.slice(0, 100),
      details: {
        sha256: file.sha256,
        rows: total('read'),
        ready: total('ready'),
        warned: total('warned'),
        refused: total('refused'),
        programmesAdded: programmes.added,
        offersAdded: offers.added,
        offersUpdated: offers.updated,
        offersEnded: offers.ended,
      },
      at: now,
    })
    .execute();
}
