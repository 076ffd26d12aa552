// The adapters of this installation besides the database: files, mail, documents, pictures, secrets.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Adapters, Jobs, Vault } from '../kit/adapters.ts';
import type { CertificateSource } from '../platform/certificate.ts';
import type { Database } from '../platform/database/connect.ts';
import { openDataKeys } from '../platform/dataKey.ts';
import { createDiskFiles } from '../platform/files.ts';
import { createMailer } from '../platform/mailer.ts';
import { pictures } from '../platform/pictures.ts';
import { sealedSetting } from '../platform/sharedSetting.ts';
import { createSigner } from '../platform/signer.ts';
import { StartError } from '../platform/startError.ts';
import { documentTasks, pictureTasks } from '../platform/tasks/runTask.ts';
import { createVault } from '../platform/vault.ts';
import type { Environment } from './environment.ts';

/** Returns one secret for all processes that share the database. */
const secretOf = ({ db }: Database, vault: Vault) =>
  sealedSetting(db, vault, 'secret', () => randomBytes(32).toString('base64url'));

/**
 * Returns the owner's certificate, or one made for all processes that share the database. An owner's is opened at once, so that a wrong
 * one stops the start and not the first contract.
 */
async function certificateOf(
  { db }: Database,
  vault: Vault,
  { signingP12, signingP12Password }: Environment,
): Promise<CertificateSource> {
  const tools = () => import('../platform/certificate.ts');
  if (signingP12) {
    const p12 = await readFile(signingP12).catch((error: Error) => {
      throw new StartError(`SIGNING_P12 cannot be read: ${error.message}`, { cause: error });
    });
    const own = { p12, password: signingP12Password };
    await (await tools()).openCertificate(own);
    return own;
  }
  const make = async () => (await tools()).makeCertificate('Festival Pavilion', new Date());
  return { pem: await sealedSetting(db, vault, 'seal', make) };
}

/**
 * Documents are made and sealed in a child process (decision 0047). Characters are checked in this process, because orders do so inside
 * their transactions and must not wait for the database or a document.
 */
const contractRendererOf = (certificate: CertificateSource): Adapters['pdf'] => ({
  check: async (terms) => (await import('../platform/pdf/pdf.ts')).checkContract(terms),
  contract: (terms, edition) => documentTasks.run('contract', { certificate, terms, edition }),
});

/** Opens the adapters; the caller closes them. `env` is the process's environment, which may contain the data keys. */
export async function openAdapters(
  env: NodeJS.ProcessEnv,
  environment: Environment,
  database: Database,
  jobs: Jobs,
): Promise<{ adapters: Adapters; close(): void }> {
  const { dataDir, filesDir, minFreeBytes, smtpUrl, publicUrl, demo } = environment;
  const vault = createVault(await openDataKeys(database.db, env, dataDir));
  const signer = createSigner(await secretOf(database, vault));
  const certificate = await certificateOf(database, vault, environment);
  const mailer = createMailer(smtpUrl);
  return {
    adapters: {
      files: createDiskFiles(filesDir, {
        folders: { dataFolderSpace: dataDir, filesFolderSpace: filesDir },
        minFreeBytes,
      }),
      jobs,
      mailer,
      signer,
      vault,
      pdf: contractRendererOf(certificate),
      pictures,
      config: { publicUrl, demo },
    },
    close() {
      mailer.close();
      documentTasks.stop();
      pictureTasks.stop();
    },
  };
}
