import { ProgrammeType } from '@pavilion/protocol/enumerations.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { ConsoleProgramme, ConsoleProgrammeRow, consoleProgramme } from '@pavilion/protocol/programmes.console.ts';
import { type Ctx, inTransaction, type Staff } from '../../kit/ctx.ts';
import { invalid } from '../../kit/invalid.ts';
import { record } from '../audit/audit.service.ts';
import { queueDuplicates } from '../rights/rights.service.ts';
import {
  type ConsoleQuery,
  countStaffRows,
  findByEidr,
  findReadyTrailer,
  findSeller,
  findStaffDetail,
  insertProgramme,
  listStaffRows,
  listUnknownPictures,
  lockProgramme,
  replaceStills,
  updateProgramme,
} from './programmes.console.queries.ts';
import { warningsOf } from './warnings.ts';

type StaffCtx = Ctx<null, Staff>;
type Endpoints = typeof consoleProgramme;
type ProgrammeInput = ParsedOf<Endpoints['save']>;

export async function listForConsole(
  { db, counts }: StaffCtx,
  query: ConsoleQuery,
): Promise<{ rows: ConsoleProgrammeRow[]; total: number }> {
  const { pageNum: _page, pageSize: _size, sort: _sort, order: _order, ...filter } = query;
  const [rows, total] = await Promise.all([
    listStaffRows(db, query),
    counts.of(`console:${JSON.stringify(filter)}`, ['programmes'], () => countStaffRows(db, query)),
  ]);
  return { rows, total };
}

export async function getForConsole({ db }: StaffCtx, { id }: { id: number }): Promise<ConsoleProgramme> {
  const found = await findStaffDetail(db, id);
  if (!found) throw new AppError('notFound');
  return { ...found, warnings: warningsOf(found) };
}

/** Checks what only the database knows: that pictures, trailer and seller exist, and that no other programme has the EIDR. */
async function checkReferences({ db }: StaffCtx, input: ProgrammeInput) {
  const { id, coverId, heroWideId, heroTallId, stillIds, trailerId, sellerId, eidr } = input;
  const pictures = { coverId, heroWideId, heroTallId };
  const unknown = await listUnknownPictures(db, [...Object.values(pictures).filter((p) => p !== null), ...stillIds]);
  for (const [field, picture] of Object.entries(pictures))
    if (picture !== null && unknown.includes(picture)) throw invalid(field, 'pictureUnknown');
  if (stillIds.some((still) => unknown.includes(still))) throw invalid('stillIds', 'pictureUnknown');
  if (trailerId !== null && !(await findReadyTrailer(db, trailerId))) throw invalid('trailerId', 'trailerNotReady');
  if (sellerId !== null && !(await findSeller(db, sellerId))) throw invalid('sellerId', 'sellerUnknown');
  const owner = eidr ? await findByEidr(db, eidr) : undefined;
  if (owner && owner.id !== id) throw invalid('eidr', 'eidrTaken');
}

function rowOf({ id: _id, stillIds: _stills, ...input }: ProgrammeInput, now: Date) {
  return {
    ...input,
    genres: [...new Set(input.genres)],
    languages: [...new Set(input.languages)],
    credits: JSON.stringify(input.credits),
    awards: JSON.stringify(input.awards),
    permitNo: input.permitNo || null,
    eidr: input.eidr || null,
    isan: input.isan || null,
    updatedAt: now,
  };
}

/** A change of one of these may reveal that the programme is listed already. */
const identityFields = ['zhTitle', 'enTitle', 'year', 'eidr', 'isan'] as const;

export async function saveProgramme(ctx: StaffCtx, input: ProgrammeInput): Promise<{ id: number }> {
  return inTransaction(ctx, async (ctx) => {
    await checkReferences(ctx, input);
    const row = rowOf(input, ctx.now());
    const before = input.id === undefined ? undefined : await lockProgramme(ctx.db, input.id);
    if (input.id !== undefined && !before) throw new AppError('notFound');
    if (before?.zhPublishedAt && !input.zhTitle) throw invalid('zhTitle', 'titleNeeded');
    if (before?.enPublishedAt && !input.enTitle) throw invalid('enTitle', 'titleNeeded');
    const id = before?.id ?? (await insertProgramme(ctx.db, { ...row, createdAt: ctx.now() })).id;
    if (before) await updateProgramme(ctx.db, id, row);
    await replaceStills(ctx.db, id, [...new Set(input.stillIds)]);
    const known = before && identityFields.every((field) => before[field] === row[field]);
    if (!known) await queueDuplicates(ctx, id);
    await record(ctx, before ? 'programme.change' : 'programme.add', 'programme', id);
    return { id };
  });
}

/** Publishes or withdraws one language. A micro short drama needs its permit number, which an import may have left out. */
export async function publishProgramme(
  ctx: StaffCtx,
  input: ParsedOf<Endpoints['publish']>,
): Promise<Record<string, never>> {
  const { id, language, published } = input;
  return inTransaction(ctx, async (ctx) => {
    const programme = await lockProgramme(ctx.db, id);
    if (!programme) throw new AppError('notFound');
    if (published && !programme[`${language}Title`]) throw invalid(`${language}Title`, 'titleNeeded');
    if (published && programme.typeId === ProgrammeType.microDrama && !programme.permitNo)
      throw invalid('permitNo', 'permitNeeded');
    const column = `${language}PublishedAt` as const;
    const at = published ? (programme[column] ?? ctx.now()) : null;
    await updateProgramme(ctx.db, id, { [column]: at, updatedAt: ctx.now() });
    await record(ctx, published ? 'programme.publish' : 'programme.withdraw', 'programme', id, { language });
    return {};
  });
}
