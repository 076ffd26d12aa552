// Licensor files as two staff members leave them, written as rows; the use-cases' own tests go over HTTP.

import type { Currency } from '@pavilion/protocol/enumerations.ts';
import type { LicensorAccount, LicensorMandate, LicensorPart, LicensorParty } from '@pavilion/protocol/licensors.ts';
import { keepDocument } from '../modules/files/documents.service.ts';
import { aStaff } from './builders.ts';
import type { TestApp } from './testApp.ts';

/** The parts that a test changes; null leaves a part out. */
export interface LicensorFile {
  currencies?: readonly LicensorAccount['currency'][];
  mandate?: Partial<LicensorMandate> | null;
}

export const aParty = (): LicensorParty => ({
  zhName: '云栈里影业有限公司',
  enName: 'Yunzhanli Pictures Co., Ltd.',
  registrationNo: '91110108MA01ABCD1X',
  zhAddress: '北京市朝阳区建国路 88 号',
  enAddress: '88 Jianguo Road, Chaoyang District, Beijing',
  zhSignatory: '沈若川',
  enSignatory: 'Shen Ruochuan',
  zhTitle: '总经理',
  enTitle: 'General Manager',
  email: 'signatory@yunzhanli.example',
});
export const anAccount = (currency: LicensorAccount['currency'] = 'CNY'): LicensorAccount => ({
  currency,
  holder: 'Yunzhanli Pictures Co., Ltd.',
  bank: 'Bank of China, Beijing Branch',
  number: `62220210011234${currency.charCodeAt(0)}${currency.charCodeAt(1)}`,
  swift: 'BKCHCNBJ300',
  cnaps: '104100000004',
});
export const aMandate = (fileId: number): LicensorMandate => ({
  mandateNo: 'YZL-2026-01',
  datedOn: '2026-01-05',
  validUntil: '2035-12-31',
  zhSignatory: '沈若川',
  enSignatory: 'Shen Ruochuan',
  zhTitle: '总经理',
  enTitle: 'General Manager',
  fileId,
});

/** Makes two staff members of this database, once. */
async function twoPeople(t: TestApp): Promise<[number, number]> {
  const known = await t.db
    .selectFrom('staff')
    .select('id')
    .where('username', 'like', 'licensors%')
    .orderBy('id')
    .execute();
  if (known.length === 2) return [known[0]!.id, known[1]!.id];
  const [first, second] = [
    await aStaff(t, 'trade', { username: 'licensors.first' }),
    await aStaff(t, 'trade', { username: 'licensors.second' }),
  ];
  return [first.id, second.id];
}

/** Makes a file that is complete unless `wanted` changes it. */
export async function aLicensorFile(t: TestApp, companyId: number, wanted: LicensorFile = {}): Promise<void> {
  const [enteredBy, confirmedBy] = await twoPeople(t);
  const entered = { companyId, enteredBy, confirmedBy, enteredAt: t.clock.now, confirmedAt: t.clock.now };
  const rows: { part: LicensorPart; currency?: Currency; fileId?: number; data: object }[] = [
    { part: 'party', data: aParty() },
  ];
  for (const currency of wanted.currencies ?? (['CNY', 'USD'] as const))
    rows.push({ part: 'account', currency, data: anAccount(currency) });
  if (wanted.mandate !== null) {
    const bytes = new Uint8Array(Buffer.from('%PDF-1.7\n'));
    const pdf = { purpose: 'mandate', name: 'mandate.pdf', mime: 'application/pdf', ending: 'pdf', bytes };
    const { id: fileId } = await keepDocument(t.ctx(), pdf, { staffId: enteredBy });
    rows.push({ part: 'mandate', fileId, data: { ...aMandate(fileId), ...wanted.mandate } });
  }
  await t.db
    .insertInto('licensorEntries')
    .values(rows.map((row) => ({ ...entered, ...row, data: JSON.stringify(row.data) })))
    .execute();
}
