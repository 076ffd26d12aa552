import { CompanyForm } from '@pavilion/protocol/companies.console.ts';
import { keysOf } from '@pavilion/protocol/kit/objects.ts';
import { isCountryCode } from '@pavilion/protocol/territories.ts';
import type { BaseCtx } from '../../kit/ctx.ts';
import { invalid } from '../../kit/invalid.ts';
import type { ContentKind } from '../content/content.service.ts';
import { createRecordForExistingRow } from '../content/existingRow.service.ts';
import { listGroups } from '../rights/rights.service.ts';
import { findCompanyRow, saveCompanyRow } from './companies.queries.ts';

type Language = 'zh' | 'en';
const textsOf = (form: CompanyForm, language: Language) =>
  Object.fromEntries(
    (['Name', 'City', 'Sells', 'Buys', 'Profile', 'Address'] as const).map((field) => [
      `${language}${field}`,
      form[`${language}${field}`],
    ]),
  );

export const companyKind: ContentKind<typeof CompanyForm> = {
  kind: 'company',
  table: 'companies',
  form: CompanyForm,
  title: 'Name',
  needed: ['Name'],
  tidy: (form) => ({
    ...form,
    genres: [...new Set(form.genres)],
    wantedGenres: [...new Set(form.wantedGenres)],
    wantedMedia: [...new Set(form.wantedMedia)],
    wantedTerritories: [...new Set(form.wantedTerritories)],
  }),
  ready(form) {
    if (!isCountryCode(form.country)) throw invalid('form.country', 'badCountry');
    if (!form.isSeller && !form.isBuyer) throw invalid('form.isSeller', 'sellerOrBuyer');
  },
  async check({ db }, { wantedTerritories }) {
    const groups = wantedTerritories.filter((ref) => !isCountryCode(ref));
    if (groups.length === 0) return;
    const known = new Set((await listGroups({ db })).map(({ key }) => key));
    if (groups.some((ref) => !known.has(ref))) throw invalid('form.wantedTerritories', 'badTerritory');
  },
  pictures: (form) => [form.logoId, form.displayId],
  cover: (form) => form.logoId,
  async project({ db, now }, id, form, at) {
    const { kind, country, isSeller, isBuyer, genres, wantedGenres, wantedMedia, wantedTerritories } = form;
    const { foundedYear, recommended, logoId, displayId } = form;
    await saveCompanyRow(db, id, now(), {
      kind,
      country,
      isSeller,
      isBuyer,
      genres,
      wantedGenres,
      wantedMedia,
      wantedTerritories,
      foundedYear,
      recommended,
      logoId,
      displayId,
      website: form.website || null,
      registrationNo: form.registrationNo || null,
      contactName: form.contactName || null,
      contactEmail: form.contactEmail || null,
      zhPublishedAt: at.zh,
      enPublishedAt: at.en,
      // A withdrawn language keeps its texts in the row, because contracts name the seller in both.
      ...(at.zh && textsOf(form, 'zh')),
      ...(at.en && textsOf(form, 'en')),
    });
  },
};

/** Creates the console record of a company that was created elsewhere (an avails import, a certification). */
export async function recordExistingCompany(ctx: Pick<BaseCtx, 'db' | 'now'>, id: number): Promise<void> {
  const row = await findCompanyRow(ctx.db, id);
  if (!row) throw new Error(`no company ${id}`);
  const { zhPublishedAt: zh, enPublishedAt: en } = row;
  const { shape } = CompanyForm;
  const fields = keysOf(shape);
  const empty: Partial<CompanyForm> = { website: '', registrationNo: '', contactName: '', contactEmail: '' };
  const form = Object.fromEntries(fields.map((field) => [field, row[field] ?? empty[field] ?? null]));
  await createRecordForExistingRow(ctx, companyKind, id, form, { zh, en });
}
