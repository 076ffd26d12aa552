// The console's use-cases for content kinds.
import type { ContentLanguage, ContentState, ContentVersion } from '@pavilion/protocol/content.console.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { Picture } from '@pavilion/protocol/pictures.ts';
import type { z } from 'zod';
import { type Ctx, inTransaction, type Staff } from '../../kit/ctx.ts';
import type { Slice } from '../../kit/implement.ts';
import { record } from '../audit/audit.service.ts';
import {
  type ConsoleQuery,
  type Form,
  findState,
  findVersion,
  listPictures,
  listRecords,
  listVersions,
} from './content.queries.ts';
import {
  type AnyKind,
  type ContentKind,
  checkFit,
  idsOf,
  type Live,
  lockOrThrow,
  other,
  publishDraft,
  recordContentEvent,
  saveForm,
  setLive,
  shaped,
  titlesOf,
} from './content.service.ts';
import { previewKeyOf } from './preview.service.ts';
import type { ContentSource } from './source.service.ts';

type StaffCtx = Ctx<null, Staff>;

/** What the app needs of a module with one kind of content; `classes.service.ts` lists the modules. */
export interface ContentModule {
  kind: AnyKind;
  source: ContentSource;
  /** The calls of visitors and those of editors. */
  slices: readonly Slice[];
}

async function stateOf(ctx: StaffCtx, kind: AnyKind, id: number) {
  const found = await findState(ctx.db, kind.kind, id);
  if (!found) throw new AppError('notFound');
  return found;
}

/** Handlers that list drafts and show one. */
const draftReadersOf = <F extends z.ZodObject>(kind: ContentKind<F>) => {
  const form = (value: Form) => shaped(kind, value);
  return {
    // biome-ignore lint/suspicious/noExplicitAny: rows carry fields of the kind's own form; the output schema checks them
    async list(ctx: StaffCtx, query: any): Promise<any> {
      const {
        keyword,
        sort,
        order,
        pageNum,
        pageSize,
        publication,
        missingEnglish,
        changed,
        scheduled,
        ...fixed
      }: ConsoleQuery & Form = query;
      const own = { keyword, sort, order, pageNum, pageSize, publication, missingEnglish, changed, scheduled };
      const { rows, total } = await listRecords(ctx.db, kind.kind, titlesOf(kind), own, fixed);
      const coverOf = (row: { draft: Form }) => kind.cover(form(row.draft));
      const covers = new Map((await listPictures(ctx.db, idsOf(rows.map(coverOf)))).map((p) => [p.id, p]));
      return {
        total,
        rows: rows.map(({ draft, ...state }) => ({
          ...draft,
          ...state,
          zhTitle: draft[titlesOf(kind).zh] ?? null,
          enTitle: draft[titlesOf(kind).en] ?? null,
          cover: covers.get(coverOf({ draft }) ?? 0) ?? null,
        })),
      };
    },
    async detail(
      ctx: StaffCtx,
      { id }: { id: number },
    ): Promise<ContentState & { form: z.output<F>; pictures: Picture[] }> {
      const { draft, ...state } = await stateOf(ctx, kind, id);
      return {
        ...state,
        form: form(draft),
        pictures: await listPictures(ctx.db, idsOf(kind.pictures(form(draft)))),
      };
    },
  };
};

/** Handlers that show earlier versions and create the key of a preview. */
const versionReadersOf = <F extends z.ZodObject>(kind: ContentKind<F>) => ({
  async versions(
    ctx: StaffCtx,
    { id, ...page }: { id: number; pageNum: number; pageSize: number },
  ): Promise<{ rows: ContentVersion[]; total: number }> {
    await stateOf(ctx, kind, id);
    return listVersions(ctx.db, kind.kind, id, page);
  },
  async version(
    ctx: StaffCtx,
    { id, revision }: { id: number; revision: number },
  ): Promise<{ revision: number; form: z.output<F>; pictures: Picture[] }> {
    const found = await findVersion(ctx.db, kind.kind, id, revision);
    if (!found) throw new AppError('notFound');
    const old = shaped(kind, found.form);
    return { revision, form: old, pictures: await listPictures(ctx.db, idsOf(kind.pictures(old))) };
  },
  async preview(ctx: StaffCtx, { id }: { id: number }): Promise<{ key: string }> {
    await stateOf(ctx, kind, id);
    return { key: previewKeyOf(ctx, kind.kind, id) };
  },
});

/** Handlers that save, restore and remove drafts. */
const draftWritersOf = <F extends z.ZodObject>(kind: ContentKind<F>) => ({
  save: (
    ctx: StaffCtx,
    input: { id?: number | undefined; revision?: number | undefined; form: z.output<F> },
  ): Promise<{ id: number; revision: number }> =>
    inTransaction(ctx, async (ctx) => {
      const saved = await saveForm(ctx, kind, { ...input, form: input.form }, ctx.staff.id);
      await record(ctx, input.id === undefined ? `${kind.kind}.add` : `${kind.kind}.change`, kind.kind, saved.id);
      return saved;
    }),
  restore: (ctx: StaffCtx, input: { id: number; revision: number; from: number }): Promise<{ revision: number }> =>
    inTransaction(ctx, async (ctx) => {
      const found = await findVersion(ctx.db, kind.kind, input.id, input.from);
      if (!found) throw new AppError('notFound');
      const parsed = kind.form.safeParse(found.form);
      if (!parsed.success) throw new AppError('versionTooOld');
      const { revision } = await saveForm(ctx, kind, { ...input, form: parsed.data }, ctx.staff.id);
      await record(ctx, `${kind.kind}.restore`, kind.kind, input.id, { from: input.from });
      return { revision };
    }),
  remove: (ctx: StaffCtx, { id }: { id: number }): Promise<Record<string, never>> =>
    inTransaction(ctx, async (ctx) => {
      const found = await lockOrThrow(ctx, kind, id);
      const published = await ctx.db
        .selectFrom('contentEvents')
        .select('id')
        .where('kind', '=', kind.kind)
        .where('recordId', '=', id)
        .where('event', '=', 'publish')
        .executeTakeFirst();
      if (published || found.zhLive || found.enLive) throw new AppError('contentWasPublished');
      for (const table of ['contentEvents', 'contentVersions', 'contentRecords'] as const)
        await ctx.db.deleteFrom(table).where('kind', '=', kind.kind).where('recordId', '=', id).execute();
      await record(ctx, `${kind.kind}.remove`, kind.kind, id);
      return {};
    }),
});

/** Handlers that publish and withdraw languages, and cancel a schedule. */
const publicationWritersOf = <F extends z.ZodObject>(kind: ContentKind<F>) => ({
  publish: (
    ctx: StaffCtx,
    input: { id: number; revision: number; languages: ContentLanguage[]; at?: string | undefined },
  ): Promise<Record<string, never>> =>
    inTransaction(ctx, async (ctx) => {
      const found = await lockOrThrow(ctx, kind, input.id);
      if (found.revision !== input.revision) throw new AppError('conflict');
      const languages = [...new Set(input.languages)];
      checkFit(kind, shaped(kind, found.draft), languages);
      const later = input.at !== undefined && new Date(input.at) > ctx.now() ? new Date(input.at) : null;
      if (later)
        await ctx.db
          .updateTable('contentRecords')
          .set({ dueAt: later, dueLanguages: languages })
          .where('kind', '=', kind.kind)
          .where('recordId', '=', input.id)
          .execute();
      else await publishDraft(ctx, kind, found, languages);
      const event = later ? 'schedule' : 'publish';
      await recordContentEvent(ctx, kind, found, event, languages, ctx.staff.id);
      await record(ctx, `${kind.kind}.${event}`, kind.kind, input.id, { languages: languages.join() });
      return {};
    }),
  withdraw: (ctx: StaffCtx, input: { id: number; languages: ContentLanguage[] }): Promise<Record<string, never>> =>
    inTransaction(ctx, async (ctx) => {
      const found = await lockOrThrow(ctx, kind, input.id);
      if (!input.languages.some((language) => found[`${language}Live`])) return {};
      const live: Live = { ...found };
      for (const language of input.languages) {
        live[`${language}Live`] = null;
        live[`${language}PublishedAt`] = null;
      }
      await setLive(ctx, kind, found, live, other[input.languages[0]!]);
      await recordContentEvent(ctx, kind, found, 'withdraw', input.languages, ctx.staff.id);
      await record(ctx, `${kind.kind}.withdraw`, kind.kind, input.id, { languages: input.languages.join() });
      return {};
    }),
  cancelSchedule: (ctx: StaffCtx, { id }: { id: number }): Promise<Record<string, never>> =>
    inTransaction(ctx, async (ctx) => {
      const found = await lockOrThrow(ctx, kind, id);
      if (!found.dueAt) return {};
      await ctx.db
        .updateTable('contentRecords')
        .set({ dueAt: null, dueLanguages: [] })
        .where('kind', '=', kind.kind)
        .where('recordId', '=', id)
        .execute();
      await recordContentEvent(ctx, kind, found, 'cancelSchedule', found.dueLanguages, ctx.staff.id);
      await record(ctx, `${kind.kind}.cancelSchedule`, kind.kind, id);
      return {};
    }),
});

/** Returns the use-cases of one kind's console page, for `implement(consoleX, consoleHandlersOf(kind))`. */
export const consoleHandlersOf = <F extends z.ZodObject>(kind: ContentKind<F>) => ({
  ...draftReadersOf(kind),
  ...versionReadersOf(kind),
  ...draftWritersOf(kind),
  ...publicationWritersOf(kind),
});
