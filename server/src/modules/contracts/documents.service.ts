// The contract’s document: made by a durable job at issue and again after signing; earlier versions are kept.

import type { ContractSignature } from '@pavilion/protocol/contractTerms.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ContractFile } from '@pavilion/protocol/orders.ts';
import type { Kysely } from 'kysely';
import type { JobCtx } from '../../kit/ctx.ts';
import type { DB } from '../../kit/tables.ts';
import type { JobDefinition } from '../../platform/jobs.ts';
import { type Deal, getDeal, inDeal } from '../deals/deals.service.ts';
import { keepDocument, type Owner, signedAddress } from '../files/documents.service.ts';
import { insertFile, type KeptFile, listFiles } from './contracts.queries.ts';
import { openTerms } from './sealedTerms.ts';

/** What `contracts.signature` keeps: how, who and when, and what proves it. */
export interface KeptSignature {
  method: ContractSignature['method'];
  name: string;
  at: string;
  /** Masked; empty for a stamped copy. */
  email: string;
  emailCodeAt: string | null;
  drawingFileId: number | null;
}

export const orderDocument = (ctx: JobCtx, contractId: number, kind: 'issued' | 'signed') =>
  ctx.jobs.add(ctx.db, 'contract.document', { contractId, kind });

const signatureOf = ({ method, name, at, email, emailCodeAt }: KeptSignature): ContractSignature => ({
  ...{ method, name, email, emailCodeAt },
  signedAt: at,
});

async function bytesOf(ctx: JobCtx, fileId: number): Promise<Buffer> {
  const { path } = await ctx.db.selectFrom('files').select('path').where('id', '=', fileId).executeTakeFirstOrThrow();
  return ctx.files.read('private', path);
}

/** The public page that the QR code leads to. */
const checkUrl = (ctx: JobCtx, contractNo: string) =>
  `${ctx.config.publicUrl}/#/contract/check?contractNo=${contractNo}`;

async function print(ctx: JobCtx, { contract, order }: Deal, version: number, issued: KeptFile | undefined) {
  const signature = issued ? (contract.signature as KeptSignature | null) : null;
  const licensor = issued ? (contract.licensorSignature as KeptSignature | null) : null;
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
 * Makes the document of one kind unless it stands already, so that the job may run twice. A signed contract whose issued
 * document is still missing gets that first.
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
  await inDeal(ctx, { orderContractId: contractId }, async (ctx, deal) => {
    const now = await listFiles(ctx.db, [contractId]);
    if (now.some((file) => file.kind === kind)) return;
    // Something was added while this one was printed: its number is wrong, the queue tries again.
    if (now.length !== kept.length) throw new Error(`contract ${contractId} has another version ${version}`);
    const name = `${deal.contract.contractNo}-v${version}.pdf`;
    const document = { purpose: 'contract', name, mime: 'application/pdf', ending: 'pdf', bytes };
    const { id: fileId } = await keepDocument(ctx, document, { userId: deal.order.userId });
    await insertFile(ctx.db, { contractId, version, kind, fileId, sha256, createdAt: ctx.now() });
  });
}

/** Approved scans become versions of the document, so that the check page knows them too. */
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

/** SHA-256 (hex) of the newest issued document, which is what a party signs; undefined while it is being made. */
export const findIssuedSha256 = async (db: Kysely<DB>, contractId: number): Promise<string | undefined> =>
  (await listFiles(db, [contractId])).findLast((file) => file.kind === 'issued')?.sha256.toString('hex');

/** The subject of a code to sign: the contract and the bytes of its issued document. A code for another one is refused. */
export async function signingSubject(db: Kysely<DB>, contractId: number): Promise<string> {
  const sha256 = await findIssuedSha256(db, contractId);
  if (!sha256) throw new AppError('contractNotReady');
  return `contract:${contractId}:${sha256}`;
}

/** The documents of a contract as pages show them, newest first. */
export async function showFiles(
  ctx: Pick<JobCtx, 'db' | 'signer' | 'now'>,
  contractId: number,
  reader: Owner,
): Promise<ContractFile[]> {
  const files = await listFiles(ctx.db, [contractId]);
  return files.reverse().map((file) => ({
    id: file.fileId,
    name: file.name,
    url: signedAddress(ctx, file.fileId, reader),
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
