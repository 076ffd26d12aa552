import type { ContractStatus } from '@pavilion/protocol/contractStates.ts';
import type { ContractTerms } from '@pavilion/protocol/contractTerms.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../kit/tables.ts';

type FileKind = 'issued' | 'signed' | 'stamped';
export interface KeptFile {
  version: number;
  kind: FileKind;
  fileId: number;
  name: string;
  sha256: Buffer;
  createdAt: Date;
}

/** Lists the documents of contracts, oldest version first. */
export async function listFiles(
  db: Kysely<DB>,
  contractIds: readonly number[],
): Promise<(KeptFile & { contractId: number })[]> {
  if (!contractIds.length) return [];
  const rows = await db
    .selectFrom('contractFiles')
    .innerJoin('files', 'files.id', 'contractFiles.fileId')
    .select([
      'contractFiles.contractId',
      'contractFiles.version',
      'contractFiles.kind',
      'contractFiles.fileId',
      'files.name',
      'contractFiles.sha256',
      'contractFiles.createdAt',
    ])
    .where('contractFiles.contractId', 'in', [...contractIds])
    .orderBy('contractFiles.contractId')
    .orderBy('contractFiles.version')
    .execute();
  return rows;
}

/** Adds a version; of two concurrent inserts the primary key admits one. */
export const insertFile = (
  db: Kysely<DB>,
  file: { contractId: number; version: number; kind: FileKind; fileId: number; sha256: Buffer; createdAt: Date },
) => db.insertInto('contractFiles').values(file).execute();

export const insertContract = (db: Kysely<DB>, orderId: number, terms: ContractTerms, createdAt: Date) =>
  db
    .insertInto('contracts')
    .values({ contractNo: terms.contractNo, orderId, terms, createdAt })
    .returning(['id', 'status'])
    .executeTakeFirstOrThrow();

/** Lists contracts whose deadline has passed unsigned; the use-case checks again with the deal locked. */
export const listUnsignedAfter = (db: Kysely<DB>, now: Date) =>
  db.selectFrom('contracts').select('orderId').where('status', '=', 1).where('signBy', '<=', now).execute();
/** Lists signed contracts whose last day is before `today`, the business day. */
export const listTermEnded = (db: Kysely<DB>, today: string) =>
  db
    .selectFrom('contracts')
    .innerJoin('orders', 'orders.id', 'contracts.orderId')
    .select('contracts.orderId')
    .where('contracts.status', '=', 2)
    .where('orders.endDate', '<', today)
    .execute();

interface OnRecord {
  contractId: number;
  contractNo: string;
  status: ContractStatus;
  issuedAt: Date | null;
  signedAt: Date | null;
  zhTitle: string | null;
  enTitle: string | null;
}
const recordColumns = sql`c.id as "contractId", c.contract_no as "contractNo", c.status, c.issued_at as "issuedAt",
  c.signed_at as "signedAt", nullif(c.terms->'programme'->'title'->>'zh', '') as "zhTitle",
  nullif(c.terms->'programme'->'title'->>'en', '') as "enTitle"`;

/** Finds an issued contract by its number, or by the SHA-256 of any of its documents. Drafts are not found. */
export async function findOnRecord(
  db: Kysely<DB>,
  by: { contractNo?: string | undefined; sha256?: string | undefined },
): Promise<OnRecord | undefined> {
  const { rows } = await sql<OnRecord>`
    select ${recordColumns} from contracts c where c.status <> 0 and ${
      by.contractNo === undefined
        ? sql`c.id in (select contract_id from contract_files where sha256 = decode(${by.sha256 ?? ''}, 'hex'))`
        : sql`c.contract_no = ${by.contractNo}`
    } limit 1`.execute(db);
  return rows[0];
}
