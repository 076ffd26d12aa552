import { randomBytes } from 'node:crypto';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { consoleFile } from '@pavilion/protocol/files.ts';
import { attachmentKinds } from '@pavilion/protocol/files.ts';
import type { ParsedOf, UploadedFile } from '@pavilion/protocol/kit/endpoint.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { strFromU8, unzipSync } from 'fflate';
import type { Ctx, Staff } from '../../kit/ctx.ts';
import { limit } from '../../kit/limit.ts';
import { tidy } from './documents.service.ts';

const perHour = 240;
const office = 'application/vnd.openxmlformats-officedocument';
type Kind = (typeof attachmentKinds)[number];
const mimes: Record<Kind, string> = {
  pdf: 'application/pdf',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
};
/** The part that an Office file of each kind is opened by. */
const mainParts = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml', pptx: 'ppt/presentation.xml' } as const;
const typesPart = '[Content_Types].xml';
const typesPartMaxBytes = 256 * 1024;

/** A PDF begins with its version and ends with its mark (ISO 32000-2, 7.5). */
const isWholePdf = (bytes: Buffer) =>
  /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) && bytes.subarray(-1024).includes('%%EOF');

/**
 * Which Office file a ZIP is: by its directory and by the content type that it gives its main part, which is another one where it
 * carries macros (ECMA-376, part 2).
 */
function officeKindOf(bytes: Buffer): Kind | undefined {
  if (!bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return undefined;
  const names = new Set<string>();
  let types: string | undefined;
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.add(name);
        return name === typesPart && originalSize <= typesPartMaxBytes;
      },
    });
    types = parts[typesPart] && strFromU8(parts[typesPart]);
  } catch {
    return undefined; // no ZIP, or a damaged one: refused by the caller
  }
  if ([...names].some((name) => /vbaProject/i.test(name))) return undefined;
  return (['docx', 'xlsx', 'pptx'] as const).find(
    (kind) => names.has(mainParts[kind]) && types?.includes(`${mimes[kind]}.main+xml`),
  );
}

/** The kind by its content; a name that says another is refused, because readers open a file by its name. */
function kindOf(file: UploadedFile): { ending: Kind; mime: string } {
  const ending = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase();
  if (!attachmentKinds.some((kind) => kind === ending))
    throw new AppError('fileKindRefused', { allowed: attachmentKinds.join(', ') });
  const bytes = Buffer.from(file.bytes);
  const kind = isWholePdf(bytes) ? 'pdf' : officeKindOf(bytes);
  if (!kind || kind !== ending) throw new AppError('fileBroken');
  return { ending: kind, mime: mimes[kind] };
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
