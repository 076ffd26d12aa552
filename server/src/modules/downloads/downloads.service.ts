import {
  consoleDownload,
  type DownloadCard,
  DownloadCategory,
  type DownloadFilters,
  DownloadForm,
  type DownloadQuery,
  downloads,
} from '@pavilion/protocol/downloads.ts';
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import type { Ctx } from '../../kit/ctx.ts';
import { cached, implement, keptUnlessPreview } from '../../kit/implement.ts';
import { invalid } from '../../kit/invalid.ts';
import { type ContentModule, consoleHandlersOf } from '../content/content.console.service.ts';
import type { ContentKind } from '../content/content.service.ts';
import { withPreview } from '../content/preview.service.ts';
import type { ContentSource } from '../content/source.service.ts';
import { signedUrl } from '../files/files.service.ts';
import {
  findExhibition,
  findUpload,
  listContentCards,
  listDownloads,
  listFilters,
  listTexts,
} from './downloads.queries.ts';

const extensionOf = (name: string) => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Downloads as a kind of content (decisions 0018 and 0052). */
export const downloadKind: ContentKind<typeof DownloadForm> = {
  kind: 'download',
  table: 'downloads',
  form: DownloadForm,
  title: 'Title',
  needed: ['Title'],
  async check({ db }, { fileId, fileName, exhibitionId }) {
    if (exhibitionId !== null && !(await findExhibition(db, exhibitionId)))
      throw invalid('form.exhibitionId', 'exhibitionUnknown');
    if (fileId === null) return;
    const file = await findUpload(db, fileId);
    if (!file) throw invalid('form.fileId', 'attachmentUnknown');
    if (fileName !== null && extensionOf(fileName) !== extensionOf(file.path))
      throw invalid('form.fileName', 'fileExtensionChanged');
  },
  ready({ fileId, fileName }) {
    if (fileId === null) throw invalid('form.fileId', 'neededToPublish');
    if (fileName === null) throw invalid('form.fileName', 'neededToPublish');
  },
  pictures: ({ coverId }) => [coverId],
  cover: ({ coverId }) => coverId,
  async project({ db }, id, form, { zh, en }) {
    const row = { ...form, zhPublishedAt: zh, enPublishedAt: en };
    await db
      .insertInto('downloads')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  },
};

/** The public URL of a file answers while it is published (`files.plugin.ts`); a preview has a signed one for ten minutes. */
const listCards = (ctx: Ctx, query: DownloadQuery): Promise<{ rows: DownloadCard[]; total: number }> =>
  withPreview(ctx, downloadKind, { id: query.id ?? 0, preview: query.preview }, async (ctx) => {
    const { rows, total } = await listDownloads(ctx.db, query);
    const urlOf = (fileId: number) =>
      query.preview ? `${signedUrl(ctx, fileId, {})}&download` : `/files/${fileId}?download`;
    return {
      total,
      rows: rows.map(({ fileId, fileName: name, bytes, ...card }) => ({
        ...card,
        file: { id: fileId, name, url: urlOf(fileId), bytes, kind: extensionOf(name) },
      })),
    };
  });

const tables = ['downloads', 'pictures', 'files', 'exhibitions'] as const;
const source: ContentSource = {
  class: ContentClass.download,
  tables: ['downloads', 'pictures', 'exhibitions'],
  listCards: listContentCards,
  async listTexts(db, page) {
    const rows = await listTexts(db, page);
    return rows.map(({ category, zhNames, enNames, ...text }) => ({
      ...text,
      zhNames: text.zhTitle && `${DownloadCategory.label(category).zh} ${zhNames}`,
      enNames: text.enTitle && `${DownloadCategory.label(category).en} ${enNames}`,
      year: null,
      recommended: 0,
    }));
  },
};

export const downloadModule: ContentModule = {
  kind: downloadKind,
  source,
  slices: [
    implement(downloads, {
      list: cached(keptUnlessPreview(...tables), listCards),
      filters: cached(tables, ({ db }: Ctx): Promise<DownloadFilters> => listFilters(db)),
    }),
    implement(consoleDownload, consoleHandlersOf(downloadKind)),
  ],
};
