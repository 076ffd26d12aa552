import type { Text } from '@pavilion/protocol/kit/text.ts';
import type { SheetSubject } from '@pavilion/protocol/sheets.ts';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Ctx, Staff } from '../../kit/ctx.ts';
import type { DB } from '../../kit/tables.ts';
import type { Column } from './sheets.columns.ts';

/** The most rows of one workbook, for export and import: every export can be imported. */
export const mostSheetRows = 10_000;

export type Form = Record<string, unknown>;
export type StaffCtx = Ctx<null, Staff>;
export type Language = 'zh' | 'en';

/** A record as exports and imports use it. */
export interface SheetRecord {
  id: number;
  /** Changes with every save. */
  version: string;
  form: Form;
  published: Language[];
  /** Further effects of publishing it. */
  notes: Text[];
}
/** The values of a row by which a record is found. */
export interface Named {
  id: number | null;
  number: string;
  zhTitle: string | null;
  enTitle: string | null;
  values: Form;
}
export interface Filter {
  keyword: string;
  [field: string]: unknown;
}
/** What is written for one row: the form if it differs, and the languages if the workbook names them. */
export interface Change {
  record: SheetRecord | undefined;
  form: Form | undefined;
  published: Language[] | undefined;
}

export interface Subject {
  of: SheetSubject;
  columns(db: Kysely<DB>): Promise<readonly Column[]>;
  /** The form's fields for the titles and for the public number. */
  zhTitle: string;
  enTitle: string;
  number: string;
  schema: z.ZodType;
  list(db: Kysely<DB>, filter: Filter, limit: number): Promise<SheetRecord[]>;
  /** Lists every record that one of the rows could mean; `lock` locks them until the transaction ends. */
  meant(db: Kysely<DB>, rows: readonly Named[], lock: boolean): Promise<SheetRecord[]>;
  /** Returns whether a record with the same title is the same thing. */
  isSame(record: SheetRecord, row: Named): boolean;
  /** Returns what is wrong (`problem`) or unusual (`note`) about a value of a row; undefined if nothing is. */
  judgeValue?(field: string, value: unknown): { problem: Text } | { note: Text } | undefined;
  /** Returns why the form may not be published in any language; undefined if it may. */
  unfit(form: Form): { field: string; message: 'sellerOrBuyer' | 'badCountry' } | undefined;
  write(ctx: StaffCtx, change: Change): Promise<void>;
}
