import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { businessDayOf, defaultTimeZone } from '@pavilion/protocol/kit/businessDay.ts';
import type { NewsForm } from '@pavilion/protocol/newsDesk.ts';
import type { JobCtx } from '../src/kit/ctx.ts';
import { publishContent } from '../src/modules/content/content.service.ts';
import { newsKind } from '../src/modules/news/news.content.service.ts';
import type { SeedArticle } from './news/article.ts';
import { articles } from './news/articles.ts';

type Ids = ReadonlyMap<string, number>;
const DAY_MS = 86_400_000;
const folder = join(import.meta.dirname, 'news/files');

/** Addresses by the words that bodies name them with: `picture:KEY`, `video:KEY`, `programme:KEY`. */
async function addressesOf({ db }: JobCtx, programmes: Ids): Promise<Map<string, string>> {
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

/** The same file may hang on several articles; it is stored once. */
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

/** What an article is in one language, as the form has it. */
const wordsOf = (words: SeedArticle['zh'], addresses: ReadonlyMap<string, string>) => ({
  Title: words?.title ?? null,
  Summary: words?.summary ?? null,
  Source: words?.source ?? null,
  Author: words?.author ?? null,
  Body: words?.body.join('').replace(/\{\{([\w:-]+)\}\}/g, (_whole, name: string) => addresses.get(name) ?? '') ?? null,
});
const prefixed = (language: 'zh' | 'en', words: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(words).map(([field, value]) => [`${language}${field}`, value]));

/** News of the last two months, as a desk would have published them, and how much they were read. */
export async function seedNews(ctx: JobCtx, pictures: Ids, programmes: Ids): Promise<void> {
  const addresses = await addressesOf(ctx, programmes);
  const oldestFirst = [...articles].sort((a, b) => b.daysAgo - a.daysAgo);
  const read: { class: ContentClass; contentId: number; visits: number }[] = [];
  for (const article of oldestFirst) {
    const publishedAt = new Date(ctx.now().getTime() - article.daysAgo * DAY_MS);
    const attachments = await Promise.all(
      (article.attachments ?? []).map(async ({ file, name }) => ({ fileId: await fileOf(ctx, file), name })),
    );
    const form = {
      ...prefixed('zh', wordsOf(article.zh, addresses)),
      ...prefixed('en', wordsOf(article.en, addresses)),
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
