import type { BaseCtx } from '../../kit/ctx.ts';

type RemovalCtx = Pick<BaseCtx, 'db' | 'files'>;

/** Deletes private files from the database and returns what `eraseBytes` needs once the transaction is committed. */
export async function forgetFiles(
  ctx: RemovalCtx,
  which: { ownerUserId?: number; purposes: readonly string[]; madeBefore?: Date },
): Promise<string[]> {
  const rows = await ctx.db
    .deleteFrom('files')
    .where('store', '=', 'private')
    .where('purpose', 'in', [...which.purposes])
    .$if(which.ownerUserId !== undefined, (q) => q.where('ownerUserId', '=', which.ownerUserId!))
    .$if(which.madeBefore !== undefined, (q) => q.where('createdAt', '<', which.madeBefore!))
    .returning('path')
    .execute();
  return rows.map((row) => row.path);
}

export async function eraseBytes(ctx: RemovalCtx, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await ctx.files.remove('private', path);
    await ctx.files.remove('private', `${path}.part`);
  }
}

/** Deletes a picture and all its sizes. */
export async function erasePicture(ctx: RemovalCtx, id: number): Promise<void> {
  const row = await ctx.db.deleteFrom('pictures').where('id', '=', id).returning('sources').executeTakeFirst();
  for (const { url } of row?.sources ?? []) await ctx.files.remove('public', url.replace('/media/', ''));
}
