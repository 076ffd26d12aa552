// The data that a contract takes from the licensor file of its seller.

import type { ContractTerms } from '@pavilion/protocol/contractTerms.ts';
import type { Currency } from '@pavilion/protocol/enumerations.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { Locale } from '@pavilion/protocol/kit/text.ts';
import type { Kysely } from 'kysely';
import type { LicensorData } from '../../kit/columnTypes.ts';
import type { DB } from '../../kit/tables.ts';
import { getBusinessDay } from '../settings/settings.service.ts';
import { type DataOf, findInForce, findSeller } from './entries.queries.ts';

type Db = Kysely<DB>;
const chineseSpeaking = ['CN', 'HK', 'MO', 'TW'];
/** Returns the language of letters to a company without an account. */
export const localeOfCountry = (country: string): Locale =>
  chineseSpeaking.includes(country.trim()) ? 'zh-CN' : 'en-US';
type Terms = Pick<ContractTerms, 'seller' | 'payment'>;

/** Type guards that distinguish the data of each part. */
const isOf: { [P in keyof DataOf]: (data: LicensorData) => data is DataOf[P] } = {
  party: (data) => 'zhName' in data,
  account: (data) => 'holder' in data,
  mandate: (data) => 'mandateNo' in data,
};
function dataOf<P extends keyof DataOf>(part: P, data: LicensorData): DataOf[P] {
  if (!isOf[part](data)) throw new Error(`The data of a licensor's ${part} is of another part.`);
  return data;
}
/** Returns the account of an entry of that part. */
export const accountIn = (data: LicensorData) => dataOf('account', data);

async function findPart<P extends keyof DataOf>(db: Db, companyId: number, part: P, currency: Currency | null = null) {
  const entry = await findInForce(db, { companyId, part, currency });
  return entry && dataOf(part, entry.data);
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
 * Completes the terms with the licensor as its file names it on the day of issue: party, mandate and account. Without a valid mandate the
 * signatory has to sign. Throws if the file lacks what a contract needs.
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
  const today = await getBusinessDay({ db, now: () => now });
  const isValid = mandate !== undefined && mandate.datedOn <= today && today <= mandate.validUntil;
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
      mandate: isValid ? mandateOf(mandate) : null,
    },
    payment: { ...terms.payment, account: { holder, bank, number, swift, cnaps } },
  };
}

/** Returns the e-mail address and language of the licensor's signatory. */
export async function findSignatory(db: Db, programmeId: number): Promise<{ email: string; locale: Locale }> {
  const company = await sellerOf(db, programmeId);
  const party = company && (await findPart(db, company.id, 'party'));
  if (!party) throw new AppError('partyMissing');
  return { email: party.email, locale: localeOfCountry(company.country) };
}
