import { randomBytes } from 'node:crypto';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { consoleFile } from '@pavilion/protocol/files.ts';
import { attachmentKinds } from '@pavilion/protocol/files.ts';
import type { ParsedOf, UploadedFile } from '@pavilion/protocol/kit/endpoint.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import type { Ctx, Staff } from '../../kit/ctx.ts';
import { limit } from '../../kit/limit.ts';
import { isPdf, tidy } from './documents.service.ts';

const perHour = 240;
const office = 'application/vnd.openxmlformats-officedocument';
const kinds: Record<(typeof attachmentKinds)[number], { mime: string; part?: string }> = {
  pdf: { mime: 'application/pdf' },
  docx: { mime: `${office}.wordprocessingml.document`, part: 'word/document.xml' },
  xlsx: { mime: `${office}.spreadsheetml.sheet`, part: 'xl/workbook.xml' },
  pptx: { mime: `${office}.presentationml.presentation`, part: 'ppt/presentation.xml' },
};
/** An Office file is a zip that names its main part; one that carries macros is for nobody's desk. */
function isOffice(bytes: Buffer, part: string): boolean {
  return (
    bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04' && bytes.includes(part) && !bytes.includes('vbaProject')
  );
}
function kindOf(file: UploadedFile): { ending: string; mime: string } {
  const ending = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const kind = (kinds as Record<string, (typeof kinds)['pdf']>)[ending];
  if (!kind) throw new AppError('fileKindRefused', { allowed: attachmentKinds.join(', ') });
  const bytes = Buffer.from(file.bytes);
  if (!(kind.part ? isOffice(bytes, kind.part) : isPdf(bytes))) throw new AppError('fileBroken');
  return { ending, mime: kind.mime };
}

/** A file that visitors download with an article; it lies in the public store under a name that nobody guesses. */
export async function uploadAttachment(
  ctx: Ctx<null, Staff>,
  { file }: ParsedOf<typeof consoleFile.uploadAttachment>,
): Promise<{ url: string; data: { id: number; name: string; url: string } }> {
  await limit(ctx, `attachment:s${ctx.staff.id}`, perHour, 3600);
  if (file.bytes.length > limits.uploadMaxBytes)
    throw new AppError('fileTooLarge', { maxBytes: limits.uploadMaxBytes });
  const { ending, mime } = kindOf(file);
  const name = tidy(file.name);
  const stored = await ctx.files.write('public', `a/${randomBytes(18).toString('base64url')}.${ending}`, file.bytes);
  const { id } = await ctx.db
    .insertInto('files')
    .values({
      store: 'public',
      purpose: 'attachment',
      name,
      mime,
      bytes: stored.bytes,
      sha256: stored.sha256,
      path: stored.path,
      ownerStaffId: ctx.staff.id,
      readyAt: ctx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const url = `/media/${stored.path}`;
  return { url, data: { id, name, url } };
}
