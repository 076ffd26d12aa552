import type { Adapters } from '../server/src/kit/adapters.ts';
import { createDiskFiles } from '../server/src/platform/files.ts';
import { createMailer } from '../server/src/platform/mailer.ts';
import { pictures } from '../server/src/platform/pictures.ts';
import { createSigner } from '../server/src/platform/signer.ts';
import { createVault } from '../server/src/platform/vault.ts';

const notHere = () => Promise.reject(new Error('not part of the bench'));

/** Adapters for reads in this process: nothing is mailed, queued or printed. */
export const benchAdapters = (folder: string): Adapters => ({
  files: createDiskFiles(folder),
  jobs: { add: notHere },
  mailer: createMailer(undefined),
  signer: createSigner('bench'),
  vault: createVault([Buffer.alloc(32, 1)]),
  pdf: { check: notHere, contract: notHere },
  pictures,
  config: { publicUrl: 'http://localhost', demo: false },
});
