// The sellers' licensor files, entered by one member of the demo staff and confirmed by another.

import type { Currency } from '@pavilion/protocol/enumerations.ts';
import { usccCheckCharacter } from '@pavilion/protocol/identity.ts';
import { businessDayOf, defaultTimeZone } from '@pavilion/protocol/kit/businessDay.ts';
import { daysBefore } from '@pavilion/protocol/kit/days.ts';
import type { LicensorPart } from '@pavilion/protocol/licensors.ts';
import type { JobCtx } from '@pavilion/server/kit/ctx.ts';
import type { LicensorEntries } from '@pavilion/server/kit/tables.ts';
import { keepDocument } from '@pavilion/server/modules/files/documents.service.ts';
import type { Insertable } from 'kysely';
import PDFDocument from 'pdfkit';
import { licensors, type SeedLicensor } from './licensors.ts';

const dayOf = (at: Date) => businessDayOf(at, defaultTimeZone);

/** The mandate as the licensor would send it: one page. */
function mandatePdf(it: SeedLicensor, no: string, dated: string, until: string): Promise<Uint8Array> {
  const doc = new PDFDocument({ size: 'A4', margin: 72 });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Uint8Array>((resolve) => doc.on('end', () => resolve(Buffer.concat(parts))));
  doc.fontSize(18).text('Standing Mandate').moveDown();
  doc.fontSize(11).text(`No. ${no}, ${dated}`).moveDown();
  doc.text(
    `${it.enName}, of ${it.enAddress}, authorises Festival Pavilion to issue programme licence agreements in its name for the offers that it lists, until ${until}.`,
  );
  doc.moveDown(3).text(`${it.enSignatory}, ${it.enTitle}`);
  doc.end();
  return done;
}

const registrationOf = ({ registrationNo }: SeedLicensor) =>
  /^9[1-9A-Z]\d{6}[A-Z0-9]{9}$/.test(registrationNo)
    ? registrationNo + usccCheckCharacter(registrationNo)
    : registrationNo;

const partyOf = (it: SeedLicensor, key: string) => {
  const { zhName, enName, zhAddress, enAddress, zhSignatory, enSignatory, zhTitle, enTitle } = it;
  const address = { zhName, enName, zhAddress, enAddress };
  return {
    ...address,
    zhSignatory,
    enSignatory,
    zhTitle,
    enTitle,
    registrationNo: registrationOf(it),
    email: `legal@${key}.example.com`,
  };
};
const accountOf = ({ enName, bank, number, swift, cnaps = '' }: SeedLicensor, currency: string) => ({
  currency,
  holder: enName,
  bank,
  number,
  swift,
  cnaps,
});

async function mandateOf(ctx: JobCtx, it: SeedLicensor, key: string, staffId: number) {
  const no = `${key.toUpperCase()}-${ctx.now().getUTCFullYear()}-01`;
  const [datedOn, validUntil] = [dayOf(daysBefore(ctx.now(), 100)), dayOf(daysBefore(ctx.now(), -900))];
  const bytes = await mandatePdf(it, no, datedOn, validUntil);
  const pdf = { purpose: 'mandate', name: `${no}.pdf`, mime: 'application/pdf', ending: 'pdf', bytes };
  const { id: fileId } = await keepDocument(ctx, pdf, { staffId });
  const { zhSignatory, enSignatory, zhTitle, enTitle } = it;
  return { mandateNo: no, datedOn, validUntil, zhSignatory, enSignatory, zhTitle, enTitle, fileId };
}

/** This licensor gives no mandate: its signatory signs each contract by a mailed link. */
const signsByLink = 'southreach';

/** One account change waits for the second person, so that the console has one to confirm. */
const changing = { key: 'lumenfold', currency: 'CNY', number: '571906632718844' } as const;

/** Files of every seller of the catalogue, confirmed before the first deal. */
export async function seedLicensors(ctx: JobCtx, staff: ReadonlyMap<string, number>): Promise<void> {
  const [enteredBy, confirmedBy] = [staff.get('trade')!, staff.get('trade2')!];
  const companies = await ctx.db
    .selectFrom('companies')
    .select(['id', 'key'])
    .where('key', 'in', Object.keys(licensors))
    .execute();
  const confirmed = {
    enteredBy,
    enteredAt: daysBefore(ctx.now(), 95),
    confirmedBy,
    confirmedAt: daysBefore(ctx.now(), 94),
  };
  const rows: Insertable<LicensorEntries>[] = [];
  for (const { id: companyId, key } of companies) {
    const it = licensors[key!]!;
    const add = (part: LicensorPart, data: object, more: { currency?: Currency; fileId?: number } = {}) =>
      rows.push({ ...confirmed, companyId, part, data: JSON.stringify(data), ...more });
    add('party', partyOf(it, key!));
    for (const currency of ['CNY', 'USD'] as const) add('account', accountOf(it, currency), { currency });
    if (key !== signsByLink) {
      const mandate = await mandateOf(ctx, it, key!, enteredBy);
      add('mandate', mandate, { fileId: mandate.fileId });
    }
    if (key === changing.key) {
      const { currency, number } = changing;
      const data = JSON.stringify({ ...accountOf(it, currency), number });
      const waiting = {
        enteredBy: confirmedBy,
        enteredAt: daysBefore(ctx.now(), 1),
        confirmedBy: null,
        confirmedAt: null,
      };
      rows.push({ ...waiting, companyId, part: 'account', currency, data });
    }
  }
  await ctx.db.insertInto('licensorEntries').values(rows).execute();
}
