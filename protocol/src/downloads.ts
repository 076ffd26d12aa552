import { z } from 'zod';
import { contentConsole, maybe, previewKey } from './content.console.ts';
import { keyword, labelled } from './fields.ts';
import { type CodeOf, labelledEnum } from './kit/codes.ts';
import { get, id, pageOf, pageQuery } from './kit/endpoint.ts';
import { FileLink, Picture } from './pictures.ts';

export const DownloadCategory = labelledEnum({
  brochure: { zh: '宣传册', en: 'Brochures' },
  catalogue: { zh: '目录', en: 'Catalogues' },
  floorPlan: { zh: '展位图', en: 'Floor plans' },
  form: { zh: '表格', en: 'Forms' },
  press: { zh: '新闻资料', en: 'Press' },
});
export type DownloadCategory = CodeOf<typeof DownloadCategory>;

/** The language of a file. */
export const FileLanguage = labelledEnum({
  both: { zh: '中英双语', en: 'Chinese and English' },
  zh: { zh: '中文', en: 'Chinese' },
  en: { zh: '英文', en: 'English' },
  other: { zh: '其他语言', en: 'Other language' },
});
export type FileLanguage = CodeOf<typeof FileLanguage>;

const ExhibitionName = z.object({ id: z.int(), zhTitle: z.string().nullable(), enTitle: z.string().nullable() });

export const DownloadCard = z.object({
  id: z.int(),
  zhTitle: z.string().nullable(),
  enTitle: z.string().nullable(),
  zhSummary: z.string().nullable(),
  enSummary: z.string().nullable(),
  category: DownloadCategory.schema,
  language: FileLanguage.schema,
  exhibition: ExhibitionName.nullable(),
  cover: Picture.nullable(),
  /** `kind` is the file extension: `pdf`. */
  file: FileLink.extend({ bytes: z.int(), kind: z.string() }),
});
export type DownloadCard = z.output<typeof DownloadCard>;

export const DownloadQuery = pageQuery.extend({
  category: labelled(DownloadCategory.schema, '分类', 'Category').optional(),
  exhibitionId: labelled(id, '节展', 'Exhibition').optional(),
  keyword,
  /** One item alone: where search and shared links lead. */
  id: id.optional(),
  preview: previewKey,
});
export type DownloadQuery = z.output<typeof DownloadQuery>;

export const DownloadFilters = z.object({
  /** Categories and exhibitions that have published downloads. */
  categories: z.array(z.object({ category: DownloadCategory.schema, count: z.int() })),
  exhibitions: z.array(ExhibitionName.extend({ count: z.int() })),
});
export type DownloadFilters = z.output<typeof DownloadFilters>;

export const downloads = {
  list: get('/api/downloads/list', {
    summary: 'Files of the fair to download, in the order that editors set',
    access: 'public',
    reply: 'flat',
    input: DownloadQuery,
    output: pageOf(DownloadCard),
  }),
  filters: get('/api/downloads/filters', {
    summary: 'What the list of downloads can be narrowed by',
    access: 'public',
    output: DownloadFilters,
  }),
};

export const DownloadForm = z.object({
  zhTitle: maybe('中文标题', 'Chinese title', 120),
  enTitle: maybe('英文标题', 'English title', 200),
  zhSummary: maybe('简介（中文）', 'Description (Chinese)', 300),
  enSummary: maybe('简介（英文）', 'Description (English)', 500),
  category: labelled(DownloadCategory.schema.default('brochure'), '分类', 'Category'),
  language: labelled(FileLanguage.schema.default('both'), '文件语言', 'Language of the file'),
  exhibitionId: labelled(id.nullable().default(null), '节展', 'Exhibition'),
  fileId: labelled(id.nullable().default(null), '文件', 'File'),
  fileName: maybe('文件名', 'File name', 120),
  coverId: labelled(id.nullable().default(null), '封面', 'Cover'),
  position: labelled(z.coerce.number<number>().int().min(0).max(9999).default(100), '排序', 'Order'),
});
export type DownloadForm = z.output<typeof DownloadForm>;

export const consoleDownload = contentConsole('download', {
  form: DownloadForm,
  row: { category: DownloadCategory.schema, fileName: z.string().nullable(), position: z.int() },
  filters: { category: DownloadCategory.schema.optional() },
});
