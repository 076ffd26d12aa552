import { AppError } from '@pavilion/protocol/errors.ts';
import { type consoleFile, type FilePurpose, privatePurposes, type resource } from '@pavilion/protocol/files.ts';
import type { ParsedOf, UploadedFile } from '@pavilion/protocol/kit/endpoint.ts';
import type { FileLink } from '@pavilion/protocol/pictures.ts';
import type { PictureSources } from '../../kit/columnTypes.ts';
import type { BaseCtx, Ctx, Staff, User } from '../../kit/ctx.ts';
import { consumeWithin } from '../../kit/limit.ts';
import { type Owner, signedUrl, takeDocument } from './documents.service.ts';
import { storePicture } from './pictures.service.ts';
import { openUpload } from './uploads.service.ts';

export { keepDocument, type Owner, signedUrl, takeDocument } from './documents.service.ts';
export { checkPicture } from './pictures.service.ts';
export { eraseBytes, erasePicture, forgetFiles } from './removal.service.ts';
export { openUpload } from './uploads.service.ts';

/** The widths in which layouts show a picture; each is made as AVIF and WebP. */
const widthsOf: Partial<Record<FilePurpose, readonly number[]>> = {
  portrait: [96, 192, 384],
  cover: [240, 480, 960],
  still: [480, 960, 1600],
  hero: [640, 1280, 1920],
  companyLogo: [120, 240, 480],
  companyDisplay: [480, 960, 1600],
};
/** Uploads an hour: more than a person at a form needs, fewer than a script makes. */
const uploadsPerHour = { user: 120, staff: 1_200, video: 20 };

type StoreCtx = Pick<BaseCtx, 'db' | 'files' | 'now' | 'signer' | 'pictures'>;

/** Returns the largest WebP, for pages that do not choose a size. */
export const urlOfPicture = (sources: PictureSources | null): string =>
  sources?.findLast((s) => s.type === 'image/webp')?.url ?? '';

async function keepPicture(ctx: StoreCtx, file: UploadedFile, purpose: FilePurpose, owner: Owner): Promise<FileLink> {
  const widths = widthsOf[purpose];
  if (!widths) throw new AppError('badRequest');
  const id = await storePicture(ctx, file, widths, owner.userId);
  const { sources } = await ctx.db
    .selectFrom('pictures')
    .select('sources')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, name: file.name.slice(-120), url: urlOfPicture(sources) };
}

async function keepPrivate(ctx: StoreCtx, file: UploadedFile, purpose: FilePurpose, owner: Owner): Promise<FileLink> {
  const { id, name } = await takeDocument(ctx, file, { purpose, pdf: false }, owner);
  return { id, name, url: signedUrl(ctx, id, owner) };
}

export async function uploadImage(ctx: Ctx<User, null>, { file, purpose }: ParsedOf<typeof resource.uploadImage>) {
  await consumeWithin(ctx, `upload:u${ctx.user.id}`, uploadsPerHour.user, 3600);
  const keep = privatePurposes.includes(purpose) ? keepPrivate : keepPicture;
  const data = await keep(ctx, file, purpose, { userId: ctx.user.id });
  return { url: data.url, data };
}

export async function uploadSitePicture(
  ctx: Ctx<null, Staff>,
  { file, purpose }: ParsedOf<typeof consoleFile.uploadImage>,
) {
  await consumeWithin(ctx, `upload:s${ctx.staff.id}`, uploadsPerHour.staff, 3600);
  const data = await keepPicture(ctx, file, purpose, { staffId: ctx.staff.id });
  return { url: data.url, data };
}

export async function getStaffSts(ctx: Ctx<null, Staff>, input: ParsedOf<typeof consoleFile.getSts>) {
  await consumeWithin(ctx, `video:s${ctx.staff.id}`, uploadsPerHour.video * 10, 3600);
  return openUpload(ctx, input, { staffId: ctx.staff.id });
}

/** Returns the user's own private files by id; files of other users and of another purpose are left out. */
export async function filesOfUser(
  ctx: Pick<Ctx, 'db'>,
  userId: number,
  ids: readonly number[],
  purposes: readonly FilePurpose[],
): Promise<{ id: number; name: string }[]> {
  if (!ids.length) return [];
  return ctx.db
    .selectFrom('files')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .where('store', '=', 'private')
    .where('ownerUserId', '=', userId)
    .where('purpose', 'in', [...purposes])
    .execute();
}

/** Returns whether the user uploaded this picture and may show it as theirs. */
export async function isPictureOfUser(ctx: Pick<Ctx, 'db'>, userId: number, pictureId: number): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('pictures')
    .select('id')
    .where('id', '=', pictureId)
    .where('ownerUserId', '=', userId)
    .executeTakeFirst();
  return Boolean(row);
}

/** Returns files for pages, in the order of `ids`, with signed URLs for `reader`; deleted ids are left out. */
export async function linksOf(
  ctx: Pick<BaseCtx, 'db' | 'signer' | 'now'>,
  ids: readonly number[],
  reader: Owner,
): Promise<FileLink[]> {
  if (!ids.length) return [];
  const rows = await ctx.db
    .selectFrom('files')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .where('store', '=', 'private')
    .execute();
  const names = new Map(rows.map((row) => [row.id, row.name]));
  return ids.filter((id) => names.has(id)).map((id) => ({ id, name: names.get(id)!, url: signedUrl(ctx, id, reader) }));
}
