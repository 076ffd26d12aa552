// What every kind of content that editors write can do in the console: drafts, publication by language, schedule, versions.
import { z } from 'zod';
import { flag, instant, labelled } from './fields.ts';
import { type CodeOf, labelledEnum } from './kit/codes.ts';
import { get, id, nothing, pageOf, pageQuery, post } from './kit/endpoint.ts';
import { listQuery } from './lists.ts';
import { Picture } from './pictures.ts';

const editor = { access: 'staff', roles: ['editor'] } as const;

/** A text that may be missing in this language: null, never an empty string. */
export const maybe = (zh: string, en: string, max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullable()
    .default(null)
    .transform((v) => v || null)
    .meta({ label: { zh, en } });

export const Publication = labelledEnum({
  both: { zh: '中英文均已发布', en: 'Published in both languages' },
  zhOnly: { zh: '仅中文已发布', en: 'Published in Chinese only' },
  enOnly: { zh: '仅英文已发布', en: 'Published in English only' },
  none: { zh: '未发布', en: 'Not published' },
});
export type Publication = CodeOf<typeof Publication>;

export const ContentLanguage = z.enum(['zh', 'en']);
export type ContentLanguage = z.output<typeof ContentLanguage>;
const languages = labelled(z.array(ContentLanguage).min(1).max(2), '语言', 'Languages');

/** The publication state of a record, whatever its kind. */
const ContentState = z.object({
  id: z.int(),
  revision: z.int(),
  zhPublishedAt: instant.nullable(),
  enPublishedAt: instant.nullable(),
  /** The draft differs from what is live in a published language. */
  changed: z.boolean(),
  dueAt: instant.nullable(),
  dueLanguages: z.array(ContentLanguage),
  missingEnglish: z.boolean(),
  editedBy: z.string().nullable(),
  editedAt: instant,
});
export type ContentState = z.output<typeof ContentState>;

export const ContentVersion = z.object({
  revision: z.int(),
  /** `save`, or what was done with this revision: publish, withdraw, schedule, cancelSchedule. */
  event: z.enum(['save', 'publish', 'withdraw', 'schedule', 'cancelSchedule']),
  languages: z.array(ContentLanguage),
  by: z.string().nullable(),
  at: instant,
});
export type ContentVersion = z.output<typeof ContentVersion>;

/** The endpoints for publication by language. */
const publicationEndpoints = (kind: string) => ({
  publish: post(`/api/console/${kind}/publish`, {
    ...editor,
    summary: `${kind}: publish the draft in these languages, now or at an hour to come`,
    input: z.object({ id, revision: id, languages, at: labelled(instant, '发布时间', 'Publish at').optional() }),
    output: nothing,
  }),
  withdraw: post(`/api/console/${kind}/withdraw`, {
    ...editor,
    summary: `${kind}: take these languages off the site; also ends a schedule`,
    input: z.object({ id, languages }),
    output: nothing,
  }),
  cancelSchedule: post(`/api/console/${kind}/cancelSchedule`, {
    ...editor,
    summary: `${kind}: let the publication that waits for its hour not happen`,
    input: z.object({ id }),
    output: nothing,
  }),
});

/** The endpoints for earlier versions and the preview of the draft. */
const versionEndpoints = <F extends z.ZodObject>(kind: string, form: F) => ({
  versions: get(`/api/console/${kind}/versions`, {
    ...editor,
    summary: `${kind}: every version and what was done with it`,
    reply: 'flat',
    input: pageQuery.extend({ id }),
    output: pageOf(ContentVersion),
  }),
  version: get(`/api/console/${kind}/version`, {
    ...editor,
    summary: `${kind}: an earlier version`,
    input: z.object({ id, revision: id }),
    output: z.object({ revision: z.int(), form, pictures: z.array(Picture) }),
  }),
  restore: post(`/api/console/${kind}/restore`, {
    ...editor,
    summary: `${kind}: make an earlier version the draft again`,
    input: z.object({ id, revision: id, from: id }),
    output: z.object({ revision: z.int() }),
  }),
  preview: get(`/api/console/${kind}/preview`, {
    ...editor,
    summary: `${kind}: a key that shows the draft on the site for an hour`,
    input: z.object({ id }),
    output: z.object({ key: z.string() }),
  }),
});

/**
 * The console endpoints of one kind. `Form` is what is saved; its language fields are named `zhX` and `enX`, all may be
 * empty in a draft, and every picture's field ends in `Id` or `Ids` under `pictures`. `row` picks what the list shows.
 * `filters` are fields of the form that the list can be narrowed by.
 */
export const contentConsole = <F extends z.ZodObject, R extends z.ZodRawShape, Q extends z.ZodRawShape>(
  kind: string,
  { form, row, filters }: { form: F; row: R; filters: Q },
) => ({
  list: get(`/api/console/${kind}/list`, {
    ...editor,
    summary: `${kind}: drafts and what is published`,
    reply: 'flat',
    input: listQuery(['editedAt', 'title']).extend({
      publication: Publication.schema.optional(),
      missingEnglish: flag.optional(),
      changed: flag.optional(),
      scheduled: flag.optional(),
      ...filters,
    }),
    output: pageOf(
      ContentState.extend({
        zhTitle: z.string().nullable(),
        enTitle: z.string().nullable(),
        cover: Picture.nullable(),
        ...row,
      }),
    ),
  }),
  detail: get(`/api/console/${kind}/detail`, {
    ...editor,
    summary: `${kind}: one draft`,
    input: z.object({ id }),
    output: ContentState.extend({
      form,
      /** Every picture that the form names. */
      pictures: z.array(Picture),
    }),
  }),
  save: post(`/api/console/${kind}/save`, {
    ...editor,
    summary: `${kind}: save the draft; visitors see nothing of it`,
    input: z.object({ id: id.optional(), revision: id.optional(), form }),
    output: z.object({ id: z.int(), revision: z.int() }),
  }),
  remove: post(`/api/console/${kind}/remove`, {
    ...editor,
    summary: `${kind}: throw away a draft that was never published`,
    input: z.object({ id }),
    output: nothing,
  }),
  ...publicationEndpoints(kind),
  ...versionEndpoints(kind, form),
});

/** What a public detail takes besides the id: the key of a draft's preview. */
export const previewKey = z.string().max(200).optional();
