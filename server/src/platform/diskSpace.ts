import { statfs } from 'node:fs/promises';

/** Folders whose disks are watched, by the name that `/readyz` shows. */
export interface SpaceLimit {
  folders: Record<string, string>;
  minFreeBytes: number;
}

type StatFs = (folder: string) => Promise<{ bavail: number; bsize: number }>;

/** Returns the names of the folders whose disk has less room than the limit. */
export async function listFullDisks({ folders, minFreeBytes }: SpaceLimit, stat: StatFs = statfs): Promise<string[]> {
  const names = Object.keys(folders);
  const free = await Promise.all(
    names.map(async (name) => {
      const { bavail, bsize } = await stat(folders[name]!);
      return bavail * bsize;
    }),
  );
  return names.filter((_, i) => free[i]! < minFreeBytes);
}
