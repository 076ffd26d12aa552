import { z } from 'zod';
import { previewKey } from './content.console.ts';
import { keyword, labelled } from './fields.ts';
import { get, id, pageOf, pageQuery } from './kit/endpoint.ts';
import { NewsCard } from './newsCards.ts';
import { FileLink } from './pictures.ts';

export { NewsCard };

export const NewsCategory = z.object({
  id: z.int(),
  name: z.string(),
  englishName: z.string(),
  /** Published articles of the category. */
  count: z.int(),
});
export type NewsCategory = z.output<typeof NewsCategory>;

/** Its neighbours by date, for going on reading. */
const Neighbour = NewsCard.pick({ id: true, zhTitle: true, enTitle: true });
export type Neighbour = z.output<typeof Neighbour>;

export const Attachment = FileLink.extend({ bytes: z.int(), mime: z.string() });
export type Attachment = z.output<typeof Attachment>;

export const NewsDetail = NewsCard.extend({
  zhAuthor: z.string().nullable(),
  enAuthor: z.string().nullable(),
  /** Clean HTML, shown by `<Prose>`. */
  zhBody: z.string().nullable(),
  enBody: z.string().nullable(),
  attachments: z.array(Attachment),
  /** The next newer and the next older article of any category. */
  newer: Neighbour.nullable(),
  older: Neighbour.nullable(),
});
export type NewsDetail = z.output<typeof NewsDetail>;

export const NewsQuery = pageQuery.extend({
  /** Without it: all. */
  categoryId: labelled(z.coerce.number<number>().int().min(1).max(32_767), '分类', 'Category').optional(),
  keyword,
});
export type NewsQuery = z.output<typeof NewsQuery>;

export const RightPanel = z.object({
  /** Most read of the last half year. */
  popular: z.array(NewsCard),
  /** Like the article in `id`; without one, what editors recommend. */
  related: z.array(NewsCard),
});
export type RightPanel = z.output<typeof RightPanel>;

export const information = {
  categoryList: get('/api/information/categoryList', {
    summary: 'Categories of the news',
    access: 'public',
    output: z.array(NewsCategory),
  }),
  list: get('/api/information/list', {
    summary: 'News, the newest first',
    access: 'public',
    reply: 'flat',
    input: NewsQuery,
    output: pageOf(NewsCard),
  }),
  detail: get('/api/information/detail', {
    summary: 'One article with its body and attachments',
    access: 'public',
    input: z.object({ id, preview: previewKey }),
    output: NewsDetail,
  }),
  getRightPanel: get('/api/information/getRightPanel/information', {
    summary: 'What stands beside the news: most read, and like this article',
    access: 'public',
    input: z.object({ id: id.optional() }),
    output: RightPanel,
  }),
};
