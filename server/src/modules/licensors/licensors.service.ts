// What a contract takes from the licensor file of its seller.

import type { ContractTerms } from '@pavilion/protocol/contractTerms.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../kit/tables.ts';
import { type DataOf, type Entry, findInForce, findSeller } from './entries.queries.ts';

type Db = Kysely<DB>;
type Terms = Pick<ContractTerms, 'seller' | 'payment'>;

const dataOf = <P extends keyof DataOf>(entry: Entry): DataOf[P] => entry.data as unknown as DataOf[P];

/** The day in Beijing, by which mandates run. */
export const dayOf = (at: Date): string => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

async function findPart<P extends keyof DataOf>(db: Db, companyId: number, part: P, currency: string | null = null) {
  const entry = await findInForce(db, { companyId, part, currency });
  return entry && dataOf<P>(entry);
}

const mandateOf = (mandate: DataOf['mandate']): NonNullable<ContractTerms['seller']['mandate']> => ({
  no: mandate.mandateNo,
  datedOn: mandate.datedOn,
  validUntil: mandate.validUntil,
  signatory: {
    name: { zh: mandate.zhSignatory, en: mandate.enSignatory },
    title: { zh: mandate.zhTitle, en: mandate.enTitle },
  },
});

async function sellerOf(db: Db, programmeId: number) {
  const { sellerId } = await db
    .selectFrom('programmes')
    .select('sellerId')
    .where('id', '=', programmeId)
    .executeTakeFirstOrThrow();
  return sellerId === null ? undefined : findSeller(db, sellerId);
}

/**
 * The terms with the licensor as its file names it on the day of issue: party, mandate and account. Refuses when the file
 * lacks what a contract needs.
 */
export async function withLicensor<T extends Terms & Pick<ContractTerms, 'currency'>>(
  db: Db,
  programmeId: number,
  terms: T,
  now: Date,
): Promise<T> {
  const company = await sellerOf(db, programmeId);
  const party = company && (await findPart(db, company.id, 'party'));
  if (!company || !party) throw new AppError('partyMissing');
  const account = await findPart(db, company.id, 'account', terms.currency);
  if (!account) throw new AppError('accountMissing', { currency: terms.currency });
  const mandate = await findPart(db, company.id, 'mandate');
  const isValid = mandate !== undefined && mandate.datedOn <= dayOf(now) && dayOf(now) <= mandate.validUntil;
  if (!isValid) throw new AppError('mandateMissing');
  const { holder, bank, number, swift, cnaps } = account;
  return {
    ...terms,
    seller: {
      name: { zh: party.zhName, en: party.enName },
      country: company.country,
      registrationNo: party.registrationNo,
      address: { zh: party.zhAddress, en: party.enAddress },
      contact: company.contactName ?? '',
      email: company.contactEmail ?? party.email,
      signatory: {
        name: { zh: party.zhSignatory, en: party.enSignatory },
        title: { zh: party.zhTitle, en: party.enTitle },
      },
      mandate: mandateOf(mandate),
    },
    payment: { ...terms.payment, account: { holder, bank, number, swift, cnaps } },
  };
}
