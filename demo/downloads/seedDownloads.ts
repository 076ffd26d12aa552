import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { daysBefore } from '@pavilion/protocol/kit/days.ts';
import type { JobCtx } from '@pavilion/server/kit/ctx.ts';
import { publishContent } from '@pavilion/server/modules/content/content.service.ts';
import { downloadKind } from '@pavilion/server/modules/downloads/downloads.service.ts';
import { keepDocument } from '@pavilion/server/modules/files/files.service.ts';
import { ownExhibitions } from '../exhibitions/ownExhibitions.ts';
import { seedDownloads as items } from './downloads.ts';

type Ids = ReadonlyMap<string, number>;
const folder = join(import.meta.dirname, 'files');

/** The own exhibitions by their key. */
async function exhibitionIds({ db }: JobCtx): Promise<Ids> {
  const rows = await db.selectFrom('exhibitions').select(['id', 'zhTitle']).execute();
  return new Map(
    ownExhibitions.flatMap(({ key, zhTitle }) => {
      const row = rows.find((found) => found.zhTitle === zhTitle);
      return row ? [[key, row.id] as const] : [];
    }),
  );
}

/** Brochures, catalogues, floor plans, forms and press material, published as the console would. */
export async function seedDownloads(ctx: JobCtx, pictures: Ids): Promise<void> {
  const exhibitions = await exhibitionIds(ctx);
  for (const [i, { file, exhibition, cover, ...form }] of items.entries()) {
    const exhibitionId = exhibition === undefined ? null : exhibitions.get(exhibition);
    if (exhibitionId === undefined) throw new Error(`the fair has no exhibition ${exhibition}`);
    const bytes = await readFile(join(folder, file));
    const document = { purpose: 'download', name: form.fileName, mime: 'application/pdf', ending: 'pdf', bytes };
    const { id: fileId } = await keepDocument(ctx, document, {});
    const coverId = cover === undefined ? null : (pictures.get(cover) ?? null);
    await publishContent(
      ctx,
      downloadKind,
      { ...form, fileId, exhibitionId, coverId, position: (i + 1) * 10 },
      { publishedAt: daysBefore(ctx.now(), 30 - i) },
    );
  }
}
