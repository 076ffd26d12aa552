import type { ContractCheck, contractCheck } from '@pavilion/protocol/contracts.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { Ctx } from '../../../kit/ctx.ts';
import { addressKey, consumeWithin } from '../../../kit/limit.ts';
import { findOnRecord, listFiles } from './contracts.queries.ts';

/** Enough for people with documents; too few for a script that enumerates contract numbers. */
const checksPerMinute = 60;
const unknown: ContractCheck = {
  found: false,
  matches: null,
  contractNo: null,
  status: null,
  zhTitle: null,
  enTitle: null,
  issuedAt: null,
  signedAt: null,
  version: null,
  kind: null,
  newest: null,
};

/** Returns whether a document is the one on record. It names no party and does not reveal drafts. */
export async function checkContract(ctx: Ctx, input: ParsedOf<typeof contractCheck.check>): Promise<ContractCheck> {
  await consumeWithin(ctx, `check:${addressKey(ctx.ip)}`, checksPerMinute, 60);
  const { sha256 } = input;
  const record = await findOnRecord(ctx.db, input);
  if (!record) return { ...unknown, matches: sha256 === undefined ? null : false };
  const files = await listFiles(ctx.db, [record.contractId]);
  const match = files.find((file) => file.sha256.toString('hex') === sha256);
  return {
    found: true,
    matches: sha256 === undefined ? null : match !== undefined,
    contractNo: record.contractNo,
    status: record.status,
    zhTitle: record.zhTitle,
    enTitle: record.enTitle,
    issuedAt: record.issuedAt?.toISOString() ?? null,
    signedAt: record.signedAt?.toISOString() ?? null,
    version: match?.version ?? null,
    kind: match?.kind ?? null,
    newest: match ? match === files.at(-1) : null,
  };
}
