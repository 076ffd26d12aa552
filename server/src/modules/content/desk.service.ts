// The desk of a kind of content: what its editors ask for and do.
import type { ContentLanguage, ContentState, ContentVersion } from '@pavilion/protocol/contentDesk.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { Picture } from '@pavilion/protocol/pictures.ts';
import type { z } from 'zod';
import { type Ctx, inTransaction, type Staff } from '../../kit/ctx.ts';
import { record } from '../audit/audit.service.ts';
import {
  type DeskQuery,
  type Form,
  findState,
  findVersion,
  listPictures,
  listRecords,
  listVersions,
} from './content.queries.ts';
import {
  type ContentKind,
  checkFit,
  deedOf,
  idsOf,
  type Live,
  lockOrThrow,
  other,
  publishDraft,
  saveForm,
  setLive,
  shaped,
  titlesOf,
} from './content.service.ts';
import { previewKeyOf } from './preview.service.ts';

type StaffCtx = Ctx<null, Staff>;

/** The use-cases of one kind's desk, for `implement(consoleX, deskOf(kind))`. */
export const deskOf = <F extends z.ZodObject>(kind: ContentKind<F>) => {
  type FormOut = z.output<F>;
  const form = (value: Form) => shaped(kind, value);
  const stateOf = async (ctx: StaffCtx, id: number) => {
    const found = await findState(ctx.db, kind.kind, id);
    if (!found) throw new AppError('notFound');
    return found;
  };
  return {
    // biome-ignore lint/suspicious/noExplicitAny: rows carry fields of the kind's own form; the output schema checks them
    async list(ctx: StaffCtx, query: any): Promise<any> {
      const { keyword, sort, order, pageNum, pageSize, publication, missingEnglish, changed, scheduled, ...fixed } =
        query as DeskQuery & Form;
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
    ): Promise<ContentState & { form: FormOut; pictures: Picture[] }> {
      const { draft, ...state } = await stateOf(ctx, id);
      return {
        ...state,
        form: form(draft),
        pictures: await listPictures(ctx.db, idsOf(kind.pictures(form(draft)))),
      };
    },
    save: (
      ctx: StaffCtx,
      input: { id?: number | undefined; revision?: number | undefined; form: FormOut },
    ): Promise<{ id: number; revision: number }> =>
      inTransaction(ctx, async (ctx) => {
        const saved = await saveForm(ctx, kind, { ...input, form: input.form as Form }, ctx.staff.id);
        await record(ctx, input.id === undefined ? `${kind.kind}.add` : `${kind.kind}.change`, kind.kind, saved.id);
        return saved;
      }),
    publish: (
      ctx: StaffCtx,
      input: { id: number; revision: number; languages: ContentLanguage[]; at?: string | undefined },
    ): Promise<Record<string, never>> =>
      inTransaction(ctx, async (ctx) => {
        const found = await lockOrThrow(ctx, kind, input.id);
        if (found.revision !== input.revision) throw new AppError('conflict');
        const languages = [...new Set(input.languages)];
        checkFit(kind, form(found.draft), languages);
        const later = input.at !== undefined && new Date(input.at) > ctx.now() ? new Date(input.at) : null;
        if (later)
          await ctx.db
            .updateTable('contentRecords')
            .set({ dueAt: later, dueLanguages: languages })
            .where('kind', '=', kind.kind)
            .where('recordId', '=', input.id)
            .execute();
        else await publishDraft(ctx, kind, found, languages);
        const deed = later ? 'schedule' : 'publish';
        await deedOf(ctx, kind, found, deed, languages, ctx.staff.id);
        await record(ctx, `${kind.kind}.${deed}`, kind.kind, input.id, { languages: languages.join() });
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
        await deedOf(ctx, kind, found, 'withdraw', input.languages, ctx.staff.id);
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
        await deedOf(ctx, kind, found, 'cancelSchedule', found.dueLanguages, ctx.staff.id);
        await record(ctx, `${kind.kind}.cancelSchedule`, kind.kind, id);
        return {};
      }),
    async versions(
      ctx: StaffCtx,
      { id, ...page }: { id: number; pageNum: number; pageSize: number },
    ): Promise<{ rows: ContentVersion[]; total: number }> {
      await stateOf(ctx, id);
      return listVersions(ctx.db, kind.kind, id, page);
    },
    async version(
      ctx: StaffCtx,
      { id, revision }: { id: number; revision: number },
    ): Promise<{ revision: number; form: FormOut; pictures: Picture[] }> {
      const found = await findVersion(ctx.db, kind.kind, id, revision);
      if (!found) throw new AppError('notFound');
      const old = form(found.form);
      return { revision, form: old, pictures: await listPictures(ctx.db, idsOf(kind.pictures(old))) };
    },
    restore: (ctx: StaffCtx, input: { id: number; revision: number; from: number }): Promise<{ revision: number }> =>
      inTransaction(ctx, async (ctx) => {
        const found = await findVersion(ctx.db, kind.kind, input.id, input.from);
        if (!found) throw new AppError('notFound');
        const parsed = kind.form.safeParse(found.form);
        if (!parsed.success) throw new AppError('versionTooOld');
        const { revision } = await saveForm(ctx, kind, { ...input, form: parsed.data as Form }, ctx.staff.id);
        await record(ctx, `${kind.kind}.restore`, kind.kind, input.id, { from: input.from });
        return { revision };
      }),
    remove: (ctx: StaffCtx, { id }: { id: number }): Promise<Record<string, never>> =>
      inTransaction(ctx, async (ctx) => {
        const found = await lockOrThrow(ctx, kind, id);
        const published = await ctx.db
          .selectFrom('contentDeeds')
          .select('id')
          .where('kind', '=', kind.kind)
          .where('recordId', '=', id)
          .where('deed', '=', 'publish')
          .executeTakeFirst();
        if (published || found.zhLive || found.enLive) throw new AppError('contentWasPublished');
        for (const table of ['contentDeeds', 'contentVersions', 'contentRecords'] as const)
          await ctx.db.deleteFrom(table).where('kind', '=', kind.kind).where('recordId', '=', id).execute();
        await record(ctx, `${kind.kind}.remove`, kind.kind, id);
        return {};
      }),
    async preview(ctx: StaffCtx, { id }: { id: number }): Promise<{ key: string }> {
      await stateOf(ctx, id);
      return { key: previewKeyOf(ctx, kind.kind, id) };
    },
  };
};
