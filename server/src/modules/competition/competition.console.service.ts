import { randomBytes } from 'node:crypto';
import type { CompetitionForm, consoleCompetition } from '@pavilion/protocol/competition.console.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { OutputOf, ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import type { Kysely } from 'kysely';
import { type BaseCtx, type Ctx, inTransaction, type Staff } from '../../kit/ctx.ts';
import { cleanHtml } from '../../kit/html.ts';
import { invalid } from '../../kit/invalid.ts';
import { consumeWithin } from '../../kit/limit.ts';
import type { DB } from '../../kit/tables.ts';
import { record } from '../audit/audit.service.ts';
import { cleanCaptions } from './captions.ts';

type StaffCtx = Ctx<null, Staff>;
const captionsPerHour = 240;

const findRow = (db: Kysely<DB>) =>
  db
    .selectFrom('competitions as c')
    .leftJoin('staff', 'staff.id', 'c.editedBy')
    .selectAll('c')
    .select('staff.name as editor')
    .where('c.id', '=', limits.competitionId)
    .executeTakeFirstOrThrow();
const findPicture = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('pictures')
    .select(['id', 'tone', 'width', 'height', 'sources'])
    .where('id', '=', id)
    .executeTakeFirst();
const isoOf = (at: Date | null) => at?.toISOString() ?? null;
const dateOf = (at: string | null) => (at === null ? null : new Date(at));

export async function getForConsole({ db }: StaffCtx): Promise<OutputOf<typeof consoleCompetition.detail>> {
  const { revision, editor, editedAt, ...row } = await findRow(db);
  const banner = row.bannerId === null ? undefined : await findPicture(db, row.bannerId);
  return {
    form: {
      zhTitle: row.zhTitle,
      enTitle: row.enTitle,
      zhLead: row.zhLead || null,
      enLead: row.enLead || null,
      zhRules: row.zhRules || null,
      enRules: row.enRules || null,
      entryOpensAt: isoOf(row.entryOpensAt),
      entryClosesAt: isoOf(row.entryClosesAt),
      votingOpensAt: isoOf(row.votingOpensAt),
      votingClosesAt: isoOf(row.votingClosesAt),
      votesPerDay: row.votesPerDay,
      bannerId: row.bannerId,
    },
    pictures: banner ? [banner] : [],
    revision,
    editedBy: editor,
    editedAt: isoOf(editedAt),
  };
}

/** Writes the form if the row still has the expected revision; returns the new revision. */
export async function putCompetition(
  ctx: Pick<BaseCtx, 'db' | 'now'>,
  revision: number,
  { entryOpensAt, entryClosesAt, votingOpensAt, votingClosesAt, ...form }: CompetitionForm,
  staffId: number | null,
): Promise<number> {
  if (form.bannerId !== null && !(await findPicture(ctx.db, form.bannerId)))
    throw invalid('form.bannerId', 'pictureUnknown');
  const { numUpdatedRows } = await ctx.db
    .updateTable('competitions')
    .set({
      ...form,
      zhLead: form.zhLead ?? '',
      enLead: form.enLead ?? '',
      zhRules: cleanHtml(form.zhRules ?? ''),
      enRules: cleanHtml(form.enRules ?? ''),
      entryOpensAt: dateOf(entryOpensAt),
      entryClosesAt: dateOf(entryClosesAt),
      votingOpensAt: dateOf(votingOpensAt),
      votingClosesAt: dateOf(votingClosesAt),
      revision: revision + 1,
      editedBy: staffId,
      editedAt: ctx.now(),
    })
    .where('id', '=', limits.competitionId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new AppError('conflict');
  return revision + 1;
}

export const saveCompetition = (
  ctx: StaffCtx,
  { revision, form }: ParsedOf<typeof consoleCompetition.save>,
): Promise<{ revision: number }> =>
  inTransaction(ctx, async (ctx) => {
    const next = await putCompetition(ctx, revision, form, ctx.staff.id);
    await record(ctx, 'competition.change', 'competition', limits.competitionId, { revision: next });
    return { revision: next };
  });

/** Stores clean captions in the public store under a random name. */
export async function storeCaptions(
  ctx: Pick<BaseCtx, 'db' | 'files' | 'now'>,
  file: { name: string; bytes: Uint8Array },
  staffId: number | null,
): Promise<{ id: number; name: string; url: string; cues: number }> {
  const { vtt, cues } = cleanCaptions(file.bytes);
  const stored = await ctx.files.write('public', `c/${randomBytes(18).toString('base64url')}.vtt`, Buffer.from(vtt));
  const name = file.name.slice(-120);
  const { id } = await ctx.db
    .insertInto('files')
    .values({
      store: 'public',
      purpose: 'captions',
      name,
      mime: 'text/vtt',
      bytes: stored.bytes,
      sha256: stored.sha256,
      path: stored.path,
      ownerStaffId: staffId,
      readyAt: ctx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name, url: `/media/${stored.path}`, cues };
}

export async function uploadCaptions(ctx: StaffCtx, { file }: ParsedOf<typeof consoleCompetition.uploadCaptions>) {
  await consumeWithin(ctx, `captions:s${ctx.staff.id}`, captionsPerHour, 3600);
  if (!/\.(vtt|srt)$/i.test(file.name)) throw new AppError('fileKindRefused', { allowed: 'vtt, srt' });
  return storeCaptions(ctx, file, ctx.staff.id);
}
