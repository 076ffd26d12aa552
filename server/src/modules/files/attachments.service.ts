import { randomBytes } from 'node:crypto';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { consoleFile } from '@pavilion/protocol/files.ts';
import { type AttachmentPurpose, attachmentKinds } from '@pavilion/protocol/files.ts';
import type { ParsedOf, UploadedFile } from '@pavilion/protocol/kit/endpoint.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { strFromU8, unzipSync } from 'fflate';
import type { Ctx, Staff } from '../../kit/ctx.ts';
import { consumeWithin } from '../../kit/limit.ts';
import { keepDocument, signedUrl, tidy } from './documents.service.ts';

const perHour = 240;
const office = 'application/vnd.openxmlformats-officedocument';
type Kind = (typeof attachmentKinds)[AttachmentPurpose][number];
const mimes: Record<Kind, string> = {
  pdf: 'application/pdf',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
  zip: 'application/zip',
};
/** The part that opens an Office file of each kind. */
const mainParts = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml', pptx: 'ppt/presentation.xml' } as const;
const typesPart = '[Content_Types].xml';
const typesPartMaxBytes = 256 * 1024;

/** A PDF begins with its version and ends with the end-of-file marker (ISO 32000-2, 7.5). */
const isWholePdf = (bytes: Buffer) =>
  /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) && bytes.subarray(-1024).includes('%%EOF');

/**
 * Returns which Office file a ZIP is: by its directory and the content type of its main part, which differs if it contains macros
 * (ECMA-376, part 2).
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

/** A ZIP whose directory can be read and names at least one file. */
function isWholeZip(bytes: Buffer): boolean {
  let files = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        if (!name.endsWith('/')) files += 1;
        return false;
      },
    });
  } catch {
    return false; // no ZIP, or a damaged one: refused by the caller
  }
  return files > 0;
}

/** Returns the kind by content. A name with another ending is refused, because readers open a file by its name. */
function kindOf(file: UploadedFile, purpose: AttachmentPurpose): { ending: Kind; mime: string } {
  const kinds: readonly Kind[] = attachmentKinds[purpose];
  const ending = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase();
  if (!kinds.some((kind) => kind === ending)) throw new AppError('fileKindRefused', { allowed: kinds.join(', ') });
  const bytes = Buffer.from(file.bytes);
  const kind = isWholePdf(bytes) ? 'pdf' : (officeKindOf(bytes) ?? (isWholeZip(bytes) ? 'zip' : undefined));
  if (!kind || kind !== ending) throw new AppError('fileBroken');
  return { ending: kind, mime: mimes[kind] };
}

/**
 * Stores a file that visitors download. One attached to an article is kept in the public store under a random name. A `download` is kept in
 * the private store, from which `/files/:id` serves it while a published item names it.
 */
export async function uploadAttachment(
  ctx: Ctx<null, Staff>,
  { file, purpose }: ParsedOf<typeof consoleFile.uploadAttachment>,
): Promise<{ url: string; data: { id: number; name: string; url: string } }> {
  await consumeWithin(ctx, `attachment:s${ctx.staff.id}`, perHour, 3600);
  if (file.bytes.length > limits.uploadMaxBytes)
    throw new AppError('fileTooLarge', { maxBytes: limits.uploadMaxBytes });
  const { ending, mime } = kindOf(file, purpose);
  const name = tidy(file.name);
  if (purpose === 'download') {
    const owner = { staffId: ctx.staff.id };
    const { id } = await keepDocument(ctx, { purpose, name, mime, ending, bytes: file.bytes }, owner);
    const url = signedUrl(ctx, id, owner);
    return { url, data: { id, name, url } };
  }
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
