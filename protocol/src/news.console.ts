import { z } from 'zod';
import { contentConsole, maybe } from './content.console.ts';
import { date, flag, labelled, line } from './fields.ts';
import { id } from './kit/endpoint.ts';

const Attached = z.object({
  fileId: labelled(id, '文件', 'File'),
  /** As readers see it; a file's own name is often not fit to be read. */
  name: line('文件名', 'File name', 120),
});

export const NewsForm = z.object({
  zhTitle: maybe('中文标题', 'Chinese headline', 120),
  enTitle: maybe('英文标题', 'English headline', 200),
  zhSummary: maybe('摘要（中文）', 'Summary (Chinese)', 300),
  enSummary: maybe('摘要（英文）', 'Summary (English)', 500),
  zhSource: maybe('来源（中文）', 'Source (Chinese)', 60),
  enSource: maybe('来源（英文）', 'Source (English)', 100),
  zhAuthor: maybe('作者（中文）', 'Author (Chinese)', 60),
  enAuthor: maybe('作者（英文）', 'Author (English)', 100),
  zhBody: maybe('正文（中文）', 'Body (Chinese)', 200_000),
  enBody: maybe('正文（英文）', 'Body (English)', 200_000),
  categoryId: labelled(z.coerce.number<number>().int().min(1).max(32_767).default(1), '分类', 'Category'),
  /** Without one it is the day of its first publication. */
  date: labelled(date.nullable().default(null), '日期', 'Date'),
  coverId: labelled(id.nullable().default(null), '封面', 'Cover'),
  recommended: labelled(z.boolean().default(false), '推荐', 'Recommended'),
  attachments: labelled(z.array(Attached).max(10).default([]), '附件', 'Attachments'),
});
export type NewsForm = z.output<typeof NewsForm>;

export const consoleNews = contentConsole('news', {
  form: NewsForm,
  row: { categoryId: z.int(), date: z.string().nullable(), recommended: z.boolean() },
  filters: { categoryId: z.coerce.number<number>().int().optional(), recommended: flag.optional() },
});
