// Export and import of programmes and companies as workbooks, with a verdict for each imported row (decision 0024).
import { z } from 'zod';
import { CompanyKind } from './companies.ts';
import { Publication } from './content.console.ts';
import { ProgrammeType } from './enumerations.ts';
import { flag, keyword, labelled, sha256 } from './fields.ts';
import { type CodeOf, labelledEnum } from './kit/codes.ts';
import { fileField, id, post } from './kit/endpoint.ts';

const editor = { access: 'staff', roles: ['editor'] } as const;

export const SheetSubject = labelledEnum({
  programmes: { zh: '节目', en: 'Programmes' },
  companies: { zh: '公司', en: 'Companies' },
});
export type SheetSubject = CodeOf<typeof SheetSubject>;
export const RowVerdict = labelledEnum({
  new: { zh: '新建', en: 'New' },
  changed: { zh: '更新', en: 'Changed' },
  unchanged: { zh: '无变化', en: 'Unchanged' },
  refused: { zh: '不采用', en: 'Refused' },
});
export type RowVerdict = CodeOf<typeof RowVerdict>;

const told = z.object({ column: z.string(), words: z.string() });
const JudgedRow = z.object({
  /** As the workbook counts it. */
  row: z.int(),
  verdict: RowVerdict.schema,
  /** The record that the row is of; null for a new one. */
  id: z.int().nullable(),
  zhTitle: z.string().nullable(),
  enTitle: z.string().nullable(),
  /** Columns whose value differs, by their labels in the reader's language. */
  changes: z.array(z.string()),
  /** Why it is refused. */
  problems: z.array(told),
  /** What else one should know: found by its title, unpublished changes go live with it. */
  notes: z.array(z.string()),
});
export type JudgedRow = z.output<typeof JudgedRow>;
export const SheetPlan = z.object({
  /** A hash of what would be written. `apply` refuses if it no longer matches what was checked. */
  plan: sha256,
  counts: z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), refused: z.int() }),
  /** Unknown column headers; their cells are not read. */
  unread: z.array(z.string()),
  rows: z.array(JudgedRow),
});
export type SheetPlan = z.output<typeof SheetPlan>;

const of = labelled(SheetSubject.schema, '内容', 'Subject');
const file = labelled(fileField(), '工作簿', 'Workbook');
export const consoleSheet = {
  export: post('/api/console/sheet/export', {
    ...editor,
    summary:
      'Programmes or companies as a workbook, all or those that the list’s filters leave; the address lasts ten minutes',
    input: z.object({
      of,
      keyword,
      publication: Publication.schema.optional(),
      missingEnglish: flag.optional(),
      typeId: ProgrammeType.schema.optional(),
      sellerId: id.optional(),
      isSeller: flag.optional(),
      isBuyer: flag.optional(),
      kind: CompanyKind.schema.optional(),
    }),
    output: z.object({ url: z.string(), rows: z.int() }),
  }),
  check: post('/api/console/sheet/check', {
    ...editor,
    summary: 'Judge every row of a workbook; nothing is written',
    send: 'form',
    input: z.object({ of, file }),
    output: SheetPlan,
  }),
  apply: post('/api/console/sheet/apply', {
    ...editor,
    summary: 'Write what `check` showed, all rows in one transaction; a second time finds nothing left to write',
    send: 'form',
    input: z.object({ of, file, plan: sha256 }),
    output: SheetPlan.shape.counts,
  }),
};
