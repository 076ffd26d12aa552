import { CompanyForm } from '@pavilion/protocol/companies.console.ts';
import { countryOptions, isCountryCode, territoryLabel } from '@pavilion/protocol/territories.ts';
import {
  type CompanyRecord,
  companyKind,
  listFilteredCompanies,
  listMeantCompanies,
} from '../companies/companies.service.ts';
import { consoleHandlersOf } from '../content/content.console.service.ts';
import { listGroups } from '../rights/rights.service.ts';
import { companyColumns } from './companies.columns.ts';
import type { SheetRecord, Subject } from './sheets.subject.ts';
import { text } from './sheets.words.ts';

const handlers = consoleHandlersOf(companyKind);
const recordOf = ({ id, revision, form, zhPublished, enPublished, changed, scheduled }: CompanyRecord): SheetRecord => {
  // A draft of an older shape lacks fields added since.
  const shaped = CompanyForm.safeParse(form);
  return {
    id,
    version: `${revision}${zhPublished}${enPublished}`,
    form: { ...(shaped.success ? shaped.data : form), revision },
    published: [...(zhPublished ? (['zh'] as const) : []), ...(enPublished ? (['en'] as const) : [])],
    notes: [...(changed ? [text.draftGoesLive] : []), ...(scheduled ? [text.scheduleEnds] : [])],
  };
};
const filled = (values: readonly (string | null)[]) => values.filter((value): value is string => Boolean(value));

export const companySubject: Subject = {
  of: 'companies',
  zhTitle: 'zhName',
  enTitle: 'enName',
  number: 'registrationNo',
  schema: CompanyForm,
  async columns(db) {
    const groups = (await listGroups({ db })).map(({ key, zhName, enName }) => ({ code: key, zh: zhName, en: enName }));
    return companyColumns([...groups, ...countryOptions.map(({ code }) => ({ code, ...territoryLabel(code) }))]);
  },
  list: async (db, filter, limit) => (await listFilteredCompanies(db, filter, limit)).map(recordOf),
  meant: async (db, rows, lock) =>
    (
      await listMeantCompanies(
        db,
        {
          ids: rows.flatMap(({ id }) => id ?? []),
          numbers: filled(rows.map((row) => row.number)),
          zhNames: filled(rows.map((row) => row.zhTitle)),
          enNames: filled(rows.map((row) => row.enTitle)),
        },
        lock,
      )
    ).map(recordOf),
  isSame: ({ form }, { values }) => values.country === undefined || values.country === form.country,
  unfit(form) {
    if (!form.isSeller && !form.isBuyer) return { field: 'isSeller', message: 'sellerOrBuyer' };
    return isCountryCode(String(form.country)) ? undefined : { field: 'country', message: 'badCountry' };
  },
  async write(ctx, { record, form, published }) {
    const shown = record?.published ?? [];
    const leaving = published ? shown.filter((language) => !published.includes(language)) : [];
    if (record && leaving.length) await handlers.withdraw(ctx, { id: record.id, languages: leaving });
    const before = record && { id: record.id, revision: Number(record.form.revision) };
    const saved = form ? await handlers.save(ctx, { ...before, form: CompanyForm.parse(form) }) : before!;
    const comes = published && (form ? published : published.filter((language) => !shown.includes(language)));
    if (comes?.length) await handlers.publish(ctx, { ...saved, languages: comes });
  },
};
