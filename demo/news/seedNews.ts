import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { businessDayOf, defaultTimeZone } from '@pavilion/protocol/kit/businessDay.ts';
import { daysBefore } from '@pavilion/protocol/kit/days.ts';
import type { NewsForm } from '@pavilion/protocol/news.console.ts';
import type { JobCtx } from '@pavilion/server/kit/ctx.ts';
import { publishContent } from '@pavilion/server/modules/content/content.service.ts';
import { newsKind } from '@pavilion/server/modules/news/news.content.service.ts';
import type { SeedArticle } from './article.ts';
import { articles } from './articles.ts';

type Ids = ReadonlyMap<string, number>;
const folder = join(import.meta.dirname, 'files');

/** URLs and ids by the names that bodies use for them: `picture:KEY`, `video:KEY`, `programme:KEY`. */
async function urlsByName({ db }: JobCtx, programmes: Ids): Promise<Map<string, string>> {
  const [pictures, videos] = await Promise.all([
    db.selectFrom('pictures').select(['key', 'sources']).where('key', 'is not', null).execute(),
    db.selectFrom('files').select('path').where('purpose', '=', 'trailer').execute(),
  ]);
  const found = new Map<string, string>();
  for (const { key, sources } of pictures)
    found.set(`picture:${key}`, (sources as unknown as { url: string }[]).at(-1)?.url ?? '');
  for (const { path } of videos) found.set(`video:${/trailer-(.+)\.mp4$/.exec(path)?.[1]}`, `/media/${path}`);
  for (const [key, id] of programmes) found.set(`programme:${key}`, String(id));
  return found;
}

/** Stores an attachment. The same file may belong to several articles. */
async function fileOf(ctx: JobCtx, file: string): Promise<number> {
  const stored = await ctx.files.write('public', `demo/${file}`, await readFile(join(folder, file)));
  const { id } = await ctx.db
    .insertInto('files')
    .values({
      store: 'public',
      purpose: 'attachment',
      name: file,
      mime: 'application/pdf',
      bytes: stored.bytes,
      sha256: stored.sha256,
      path: stored.path,
      readyAt: ctx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The fields of the form in one language. */
const fieldsOf = (text: SeedArticle['zh'], urls: ReadonlyMap<string, string>) => ({
  Title: text?.title ?? null,
  Summary: text?.summary ?? null,
  Source: text?.source ?? null,
  Author: text?.author ?? null,
  Body: text?.body.join('').replace(/\{\{([\w:-]+)\}\}/g, (_whole, name: string) => urls.get(name) ?? '') ?? null,
});
const prefixed = (language: 'zh' | 'en', fields: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${language}${field}`, value]));

/** News of the last two months, as an editor would have published them, and how much they were read. */
export async function seedNews(ctx: JobCtx, pictures: Ids, programmes: Ids): Promise<void> {
  const urls = await urlsByName(ctx, programmes);
  const oldestFirst = [...articles].sort((a, b) => b.daysAgo - a.daysAgo);
  const read: { class: ContentClass; contentId: number; visits: number }[] = [];
  for (const article of oldestFirst) {
    const publishedAt = daysBefore(ctx.now(), article.daysAgo);
    const attachments = await Promise.all(
      (article.attachments ?? []).map(async ({ file, name }) => ({ fileId: await fileOf(ctx, file), name })),
    );
    const form = {
      ...prefixed('zh', fieldsOf(article.zh, urls)),
      ...prefixed('en', fieldsOf(article.en, urls)),
      categoryId: article.category,
      date: businessDayOf(publishedAt, defaultTimeZone),
      coverId: article.cover === null ? null : (pictures.get(article.cover) ?? null),
      recommended: article.recommended ?? false,
      attachments,
    } as Partial<NewsForm>;
    const contentId = await publishContent(ctx, newsKind, form, { publishedAt });
    read.push({ class: ContentClass.news, contentId, visits: article.visits });
  }
  await ctx.db.insertInto('popularity').values(read).execute();
}
