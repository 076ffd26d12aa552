import { businessDayOf } from '@pavilion/protocol/kit/businessDay.ts';
import { NewsForm } from '@pavilion/protocol/news.console.ts';
import { cleanHtml } from '../../kit/html.ts';
import { invalid } from '../../kit/invalid.ts';
import { renderResponsiveImages } from '../content/bodies.service.ts';
import { type ContentKind, type PublishedAt, withoutLanguages } from '../content/content.service.ts';
import { getTimeZone } from '../settings/settings.service.ts';
import { findCategory, listAttachable } from './news.queries.ts';

const clean = (html: string | null) => html && (cleanHtml(html) || null);

/** Returns the day of an article: as entered, else that of its first publication in either language. */
function dayOf(form: NewsForm, published: PublishedAt, now: Date, timeZone: string): string {
  if (form.date) return form.date;
  const days = [published.zh, published.en].filter((at) => at !== null);
  return businessDayOf(days.length ? new Date(Math.min(...days.map(Number))) : now, timeZone);
}
function rowOf(
  form: NewsForm,
  published: PublishedAt,
  bodies: { zh: string | null; en: string | null },
  dated: string,
) {
  const { attachments: _attachments, date: _date, ...own } = form;
  const unread = (language: 'zh' | 'en') => published[language] === null;
  return {
    ...withoutLanguages(own, (language) => !unread(language)),
    zhBody: unread('zh') ? null : bodies.zh,
    enBody: unread('en') ? null : bodies.en,
    dated,
    zhPublishedAt: published.zh,
    enPublishedAt: published.en,
  };
}

/** Makes news a kind of content (decision 0018). */
export const newsKind: ContentKind<typeof NewsForm> = {
  kind: 'news',
  table: 'news',
  form: NewsForm,
  title: 'Title',
  needed: ['Title', 'Body'],
  tidy: (form) => ({
    ...form,
    zhBody: clean(form.zhBody),
    enBody: clean(form.enBody),
    attachments: form.attachments.filter((a, i, all) => all.findIndex((b) => b.fileId === a.fileId) === i),
  }),
  async check({ db }, form) {
    if (!(await findCategory(db, form.categoryId))) throw invalid('form.categoryId', 'categoryUnknown');
    const known = await listAttachable(
      db,
      form.attachments.map(({ fileId }) => fileId),
    );
    const unknown = form.attachments.findIndex(({ fileId }) => !known.includes(fileId));
    if (unknown >= 0) throw invalid(`form.attachments.${unknown}.fileId`, 'attachmentUnknown');
  },
  pictures: (form) => [form.coverId],
  cover: (form) => form.coverId,
  async project(ctx, id, form, published) {
    const { db, now } = ctx;
    const bodies = {
      zh: await renderResponsiveImages(db, clean(form.zhBody)),
      en: await renderResponsiveImages(db, clean(form.enBody)),
    };
    const dated = dayOf(form, published, now(), await getTimeZone(ctx));
    const row = rowOf(form, published, bodies, dated);
    await db
      .insertInto('news')
      .values({ id, ...row })
      .onConflict((oc) => oc.column('id').doUpdateSet(row))
      .execute();
    await db.deleteFrom('newsAttachments').where('newsId', '=', id).execute();
    const files = form.attachments.map(({ fileId, name }, position) => ({ newsId: id, position, fileId, name }));
    if (files.length) await db.insertInto('newsAttachments').values(files).execute();
  },
};
