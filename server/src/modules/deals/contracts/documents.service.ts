// Makes the document of a contract in a durable job, at issue and again after signing. Earlier versions are kept.

import type { ContractSignature } from '@pavilion/protocol/contractTerms.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ContractFile } from '@pavilion/protocol/orders.ts';
import type { Kysely } from 'kysely';
import type { KeptSignature } from '../../../kit/columnTypes.ts';
import type { JobCtx } from '../../../kit/ctx.ts';
import type { DB } from '../../../kit/tables.ts';
import type { JobDefinition } from '../../../platform/jobs.ts';
import { keepDocument, type Owner, signedUrl } from '../../files/files.service.ts';
import { type Deal, getDeal, withLockedDeal } from '../deals.service.ts';
import { insertFile, type KeptFile, listFiles } from './contracts.queries.ts';
import { openTerms } from './sealedTerms.ts';

export const orderDocument = (ctx: JobCtx, contractId: number, kind: 'issued' | 'signed') =>
  ctx.jobs.add(ctx.db, 'contract.document', { contractId, kind });

const signatureOf = ({ method, name, at, email, emailCodeAt }: KeptSignature): ContractSignature => ({
  method,
  name,
  email,
  emailCodeAt,
  signedAt: at,
});

async function bytesOf(ctx: JobCtx, fileId: number): Promise<Buffer> {
  const { path } = await ctx.db.selectFrom('files').select('path').where('id', '=', fileId).executeTakeFirstOrThrow();
  return ctx.files.read('private', path);
}

/** Returns the URL of the public page behind the QR code. */
const checkUrl = (ctx: JobCtx, contractNo: string) =>
  `${ctx.config.publicUrl}/#/contract/check?contractNo=${contractNo}`;

async function print(ctx: JobCtx, { contract, order }: Deal, version: number, issued: KeptFile | undefined) {
  const signature = issued ? contract.signature : null;
  const licensor = issued ? contract.licensorSignature : null;
  return ctx.pdf.contract(openTerms(ctx, order.userId, contract.terms), {
    version,
    checkUrl: checkUrl(ctx, contract.contractNo),
    ...(signature && { signature: signatureOf(signature) }),
    ...(licensor && { licensorSignature: signatureOf(licensor) }),
    ...(signature?.drawingFileId && { drawing: await bytesOf(ctx, signature.drawingFileId) }),
    ...(issued && { issuedSha256: issued.sha256.toString('hex') }),
  });
}

/**
 * Makes the document of one kind unless it exists, so that the job may run twice. A signed contract without its issued document gets that
 * first.
 */
async function makeDocument(ctx: JobCtx, contractId: number, kind: 'issued' | 'signed'): Promise<void> {
  const kept = await listFiles(ctx.db, [contractId]);
  if (kept.some((file) => file.kind === kind)) return;
  const issued = kept.find((file) => file.kind === 'issued');
  if (kind === 'signed' && !issued) {
    await makeDocument(ctx, contractId, 'issued');
    return makeDocument(ctx, contractId, 'signed');
  }
  const deal = await getDeal(ctx.db, { orderContractId: contractId });
  const version = (kept.at(-1)?.version ?? 0) + 1;
  const { bytes, sha256 } = await print(ctx, deal, version, kind === 'signed' ? issued : undefined);
  await withLockedDeal(ctx, { orderContractId: contractId }, async (ctx, deal) => {
    const now = await listFiles(ctx.db, [contractId]);
    if (now.some((file) => file.kind === kind)) return;
    // A version was added during printing, so the number is wrong; the queue tries again.
    if (now.length !== kept.length) throw new Error(`contract ${contractId} has another version ${version}`);
    const name = `${deal.contract.contractNo}-v${version}.pdf`;
    const document = { purpose: 'contract', name, mime: 'application/pdf', ending: 'pdf', bytes };
    const { id: fileId } = await keepDocument(ctx, document, { userId: deal.order.userId });
    await insertFile(ctx.db, { contractId, version, kind, fileId, sha256, createdAt: ctx.now() });
  });
}

/** Stores approved scans as versions of the document, so that the check page finds them too. */
export async function keepStampedScans(ctx: JobCtx, contractId: number, submissionId: number): Promise<void> {
  const scans = await ctx.db
    .selectFrom('submissionFiles')
    .innerJoin('files', 'files.id', 'submissionFiles.fileId')
    .select(['files.id', 'files.sha256'])
    .where('submissionFiles.submissionId', '=', submissionId)
    .orderBy('submissionFiles.position')
    .execute();
  let version = (await listFiles(ctx.db, [contractId])).at(-1)?.version ?? 0;
  for (const scan of scans)
    await insertFile(ctx.db, {
      contractId,
      version: ++version,
      kind: 'stamped',
      fileId: scan.id,
      sha256: scan.sha256!,
      createdAt: ctx.now(),
    });
}

/** Returns the SHA-256 (hex) of the newest issued document, which is what a party signs; undefined while it is being made. */
export const findIssuedSha256 = async (db: Kysely<DB>, contractId: number): Promise<string | undefined> =>
  (await listFiles(db, [contractId])).findLast((file) => file.kind === 'issued')?.sha256.toString('hex');

/** Returns the subject of a signing code: the contract and the bytes of its issued document. A code for another subject is refused. */
export async function signingSubject(db: Kysely<DB>, contractId: number): Promise<string> {
  const sha256 = await findIssuedSha256(db, contractId);
  if (!sha256) throw new AppError('contractNotReady');
  return `contract:${contractId}:${sha256}`;
}

/** Returns the documents of a contract for pages, newest first. */
export async function showFiles(
  ctx: Pick<JobCtx, 'db' | 'signer' | 'now'>,
  contractId: number,
  reader: Owner,
): Promise<ContractFile[]> {
  const files = await listFiles(ctx.db, [contractId]);
  return files.reverse().map((file) => ({
    id: file.fileId,
    name: file.name,
    url: signedUrl(ctx, file.fileId, reader),
    version: file.version,
    kind: file.kind,
    sha256: file.sha256.toString('hex'),
    createdAt: file.createdAt.toISOString(),
  }));
}

export const documentJobs = (ctx: () => JobCtx): Record<string, JobDefinition> => ({
  'contract.document': {
    run: (data) => makeDocument(ctx(), Number(data.contractId), data.kind === 'signed' ? 'signed' : 'issued'),
  },
});
