import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@pavilion/protocol/errors.ts';
import { errorCode } from '@pavilion/protocol/kit/unknown.ts';
import type { Files, Store } from '../kit/adapters.ts';
import { listFullDisks, type SpaceLimit } from './diskSpace.ts';
import { probeVideo } from './video.ts';

/** Creates the file store below `folder`, with separate public and private folders. Writes are atomic. */
export function createDiskFiles(folder: string, space: SpaceLimit = { folders: {}, minFreeBytes: 0 }): Files {
  const roots: Record<Store, string> = { public: join(folder, 'public'), private: join(folder, 'private') };
  for (const root of Object.values(roots)) mkdirSync(root, { recursive: true, mode: 0o700 });

  function locate(store: Store, path: string): string {
    const place = resolve(roots[store], path);
    if (!place.startsWith(roots[store] + sep)) throw new AppError('notFound');
    return place;
  }
  const full = (error: unknown): never => {
    const code = errorCode(error);
    throw code === 'ENOSPC' || code === 'EDQUOT' ? new AppError('storageFull') : error;
  };
  async function receive(store: Store, path: string, body: AsyncIterable<Uint8Array>, maxBytes: number) {
    if ((await listFullDisks(space)).length) throw new AppError('storageFull');
    const place = locate(store, path);
    const draft = `${place}.${randomBytes(6).toString('hex')}.part`;
    await mkdir(dirname(place), { recursive: true });
    const hash = createHash('sha256');
    let bytes = 0;
    async function* counted() {
      for await (const chunk of body) {
        bytes += chunk.length;
        if (bytes > maxBytes) throw new AppError('fileTooLarge', { maxBytes });
        hash.update(chunk);
        yield chunk;
      }
    }
    try {
      await pipeline(counted, createWriteStream(draft, { mode: 0o600 }));
      await rename(draft, place);
    } catch (error) {
      await rm(draft, { force: true });
      full(error);
    }
    return { path, bytes, sha256: hash.digest() };
  }

  return {
    locate,
    receive,
    async write(store, path, bytes) {
      const place = locate(store, path);
      const draft = `${place}.${randomBytes(6).toString('hex')}.part`;
      await mkdir(dirname(place), { recursive: true });
      try {
        await writeFile(draft, bytes, { mode: 0o600 });
        await rename(draft, place);
      } catch (error) {
        await rm(draft, { force: true });
        full(error);
      }
      return { path, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest() };
    },
    listFullDisks: () => listFullDisks(space),
    read: (store, path) => readFile(locate(store, path)),
    probeVideo,
    remove: (store, path) => rm(locate(store, path), { force: true }),
  };
}
