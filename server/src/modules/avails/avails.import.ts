// Writes a checked workbook into the catalogue: all of it in one transaction, or nothing.

import type { ProgrammeType } from '@pavilion/protocol/enumerations.ts';
import { AppError, sayError } from '@pavilion/protocol/errors.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import type { WorkLevel } from '@pavilion/protocol/works.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../kit/tables.ts';
import { recordExistingCompany } from '../companies/companies.service.ts';
import { attachWork, queueDuplicates, setWorkLevel } from '../rights/rights.service.ts';
import { getBusinessDay } from '../settings/settings.service.ts';
import type { JudgedSheet } from './avails.judged.ts';
import { type Fees, type PlannedOffer, type PlannedWork, planImport } from './avails.plan.ts';
import {
  completeProgramme,
  countOpenOrders,
  countTakenCells,
  endOffer,
  findProgramme,
  findSeller,
  insertProgramme,
  isStandalone,
  listOffersOfAlid,
  lockImports,
  type OfferOutcome,
  publishWhole,
  updateOfferCountries,
  upsertOffer,
} from './avails.queries.ts';
import { levelOf, treeOf } from './avails.tree.ts';
import { outcomeWords } from './avails.words.ts';

type Db = Kysely<DB>;

/** ISO 3166 reserves ZZ for “not known”: an avail does not state where a programme was made. */
export const unknownCountry = 'ZZ';

export interface ImportOptions {
  now: Date;
  /** The source as named in the audit log: the file's name and SHA-256. */
  file: { name: string; sha256: string };
  /** Production country of new programmes, and the country of new sellers. */
  country?: string | undefined;
  typeId?: ProgrammeType | undefined;
  fees?: Fees | undefined;
  /** New programmes are published in the languages they have a title in; without it staff publish them. */
  publish?: boolean | undefined;
  /** Reports what would become of each row and writes nothing. */
  compare?: boolean | undefined;
}
export interface ImportResult {
  programmes: { added: number; matched: number; ids: number[] };
  offers: { added: number; changed: number; unchanged: number; ended: number };
  /** The outcome of each row that was not refused, by worksheet and row. */
  rows: Map<string, RowOutcome>;
}
export interface RowOutcome {
  outcome: OfferOutcome | 'withdrawn' | 'nothingToWithdraw';
  /** Conflicts with existing data: cells held or sold, orders that still run. */
  conflicts: Text[];
}

/** Rolls the transaction of a comparison back. */
class OnlyCompared extends Error {}

/** Writes a checked workbook; with `compare` it does the same and rolls back. */
export async function importAvails(
  db: Db,
  sheets: readonly JudgedSheet[],
  options: ImportOptions,
): Promise<ImportResult> {
  const result: ImportResult = {
    programmes: { added: 0, matched: 0, ids: [] },
    offers: { added: 0, changed: 0, unchanged: 0, ended: 0 },
    rows: new Map(),
  };
  try {
    await db.transaction().execute(async (db) => {
      await writeAll(db, sheets, options, result);
      if (options.compare) throw new OnlyCompared();
    });
  } catch (error) {
    if (!(error instanceof OnlyCompared)) throw error;
  }
  return result;
}

async function writeAll(db: Db, sheets: readonly JudgedSheet[], options: ImportOptions, result: ImportResult) {
  await lockImports(db);
  const plan = planImport(sheets, await getBusinessDay({ db, now: () => options.now }), options.fees);
  const kept = new Set<number>();
  const tree = await writeWorks(db, plan.works, options, result);
  for (const { id, planned, apart } of tree) {
    for (const offer of planned.offers) kept.add(await writeOffer(db, id, closedFor(offer, apart), result));
  }
  result.offers.ended += await endReplaced(db, plan.works, kept);
  for (const { alid, territories, row } of plan.withdrawals) {
    const out = await takeOut(db, alid, territories.countries, kept);
    result.offers.ended += out.ended;
    const conflicts = out.openOrders > 0 ? [outcomeWords.openOrders(out.openOrders)] : [];
    result.rows.set(row, { outcome: out.touched > 0 ? 'withdrawn' : 'nothingToWithdraw', conflicts });
  }
  await writeAudit(db, sheets, options, result);
}

interface WrittenWork {
  id: number;
  planned: PlannedWork;
  /** Why the work could not become part of its series or season. Its rights must not be sold apart from theirs. */
  apart: Text | null;
}

/** Writes programmes, then their tree, then looks for works that are listed already; all before any offer is on sale. */
async function writeWorks(db: Db, planned: readonly PlannedWork[], options: ImportOptions, result: ImportResult) {
  const { works, parts } = treeOf(planned);
  const written = new Map<string, WrittenWork & { added: boolean }>();
  for (const work of works) {
    const { id, added } = await writeProgramme(db, work, options);
    // A containing work that the workbook does not name only groups its parts.
    if (work.offers.length > 0) {
      result.programmes[added ? 'added' : 'matched'] += 1;
      result.programmes.ids.push(id);
    }
    const apart = await refusalOf(() => raiseLevel(db, id, levelOf(work)));
    written.set(work.key, { id, planned: work, apart, added });
  }
  for (const { parent, child, number } of parts) {
    const [whole, part] = [written.get(parent)!, written.get(child)!];
    const refused = await refusalOf(() => attachWork({ db }, { parentId: whole.id, childId: part.id, number }));
    part.apart ??= refused;
  }
  for (const { id, planned, added } of written.values()) {
    if (!added) continue;
    const alids = [...new Set(planned.offers.map((offer) => offer.alid))];
    const identifiers = alids.map((value) => ({ scheme: 'alid' as const, value }));
    const { eidr } = planned.work;
    await queueDuplicates({ db, now: () => options.now }, id, [
      ...identifiers,
      ...(eidr ? [{ scheme: 'eidr' as const, value: eidr }] : []),
    ]);
  }
  return written.values();
}

/** A level set by staff stays; `attachWork` then checks whether it fits. */
async function raiseLevel(db: Db, id: number, level: WorkLevel): Promise<void> {
  if (level !== 'standalone' && (await isStandalone(db, id))) await setWorkLevel({ db }, id, level);
}

async function refusalOf(change: () => Promise<void>): Promise<Text | null> {
  try {
    await change();
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return {
      zh: sayError(error.name, error.details, 'zh-CN'),
      en: sayError(error.name, error.details, 'en-US'),
    };
  }
}

/** Takes an offer off sale until staff review it if its work could not join its series. */
function closedFor(offer: PlannedOffer, apart: Text | null): PlannedOffer {
  if (!apart) return offer;
  return { ...offer, active: false, review: [...offer.review, { column: 'WorkType', zh: apart.zh, en: apart.en }] };
}

async function writeOffer(db: Db, programmeId: number, offer: PlannedOffer, result: ImportResult): Promise<number> {
  const { id, outcome } = await upsertOffer(db, programmeId, offer);
  result.offers[outcome] += 1;
  const taken = await countTakenCells(db, programmeId, offer);
  const conflicts = taken > 0 ? [outcomeWords.takenCells(taken)] : [];
  for (const row of offer.rows) result.rows.set(row, { outcome, conflicts });
  return id;
}

async function writeProgramme(db: Db, planned: PlannedWork, options: ImportOptions) {
  const country = options.country ?? unknownCountry;
  const sellerId = planned.work.seller === null ? null : await sellerOf(db, planned.work.seller, country, options);
  const found = await findProgramme(db, planned, sellerId);
  if (found === undefined) {
    const work = { ...planned, typeId: options.typeId ?? planned.typeId };
    const id = await insertProgramme(db, work, {
      sellerId,
      country,
      published: options.publish && planned.offers.length > 0 ? options.now : null,
    });
    return { id, added: true };
  }
  await completeProgramme(db, found, planned, sellerId);
  if (options.publish && planned.offers.length > 0) await publishWhole(db, found, options.now);
  return { id: found, added: false };
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
  await recordExistingCompany({ db, now: () => now }, row.id);
  return row.id;
}

/** Full Extract: what a workbook states about an ALID in a territory replaces earlier statements. */
async function endReplaced(db: Db, works: readonly PlannedWork[], kept: ReadonlySet<number>): Promise<number> {
  const offers = works.flatMap((work) => work.offers);
  let ended = 0;
  for (const [alid, own] of Map.groupBy(offers, (offer) => offer.alid)) {
    const countries = own.flatMap((offer) => offer.avail.territories.countries);
    ended += (await takeOut(db, alid, countries, kept)).ended;
  }
  return ended;
}

/** Removes countries from an ALID's offers except those in `kept`; an offer without countries left ends. */
async function takeOut(db: Db, alid: string, countries: readonly string[], kept: ReadonlySet<number>) {
  const out = new Set(countries);
  const done = { ended: 0, touched: 0, openOrders: 0 };
  for (const offer of await listOffersOfAlid(db, alid)) {
    if (kept.has(offer.id)) continue;
    const left = offer.countries.filter((country) => !out.has(country));
    if (left.length === offer.countries.length) continue;
    done.touched += 1;
    done.openOrders += await countOpenOrders(db, offer.id);
    if (left.length > 0) await updateOfferCountries(db, offer.id, left);
    else {
      await endOffer(db, offer.id);
      done.ended += 1;
    }
  }
  return done;
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
        closed: total('closed'),
        refused: total('refused'),
        programmesAdded: programmes.added,
        offersAdded: offers.added,
        offersUpdated: offers.changed,
        offersEnded: offers.ended,
      },
      at: now,
    })
    .execute();
}
