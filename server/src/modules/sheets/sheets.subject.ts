import type { Text } from '@pavilion/protocol/kit/text.ts';
import type { SheetSubject } from '@pavilion/protocol/sheets.ts';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Ctx, Staff } from '../../kit/ctx.ts';
import type { DB } from '../../kit/tables.ts';
import type { Column } from './sheets.columns.ts';

/** As many rows as one workbook takes, out and in: what leaves can come back. */
export const mostSheetRows = 10_000;

export type Form = Record<string, unknown>;
export type StaffCtx = Ctx<null, Staff>;
export type Language = 'zh' | 'en';

/** A record as a workbook and an import see it. */
export interface SheetRecord {
  id: number;
  /** Another one after every change. */
  version: string;
  form: Form;
  published: Language[];
  /** What publishing it would do besides. */
  notes: Text[];
}
/** What a row says of itself, to be found by. */
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
/** What is written for one row: the form where it differs, and the languages where the workbook names them. */
export interface Change {
  record: SheetRecord | undefined;
  form: Form | undefined;
  published: Language[] | undefined;
}

export interface Subject {
  of: SheetSubject;
  columns(db: Kysely<DB>): Promise<readonly Column[]>;
  /** The form's fields for the titles and for the number that the world knows it by. */
  zhTitle: string;
  enTitle: string;
  number: string;
  schema: z.ZodType;
  list(db: Kysely<DB>, filter: Filter, limit: number): Promise<SheetRecord[]>;
  /** Every record that one of the rows could mean; `lock` keeps them from others until the transaction ends. */
  meant(db: Kysely<DB>, rows: readonly Named[], lock: boolean): Promise<SheetRecord[]>;
  /** Whether a record with the same title is the same thing. */
  isSame(record: SheetRecord, row: Named): boolean;
  /** What is wrong (`problem`) or odd (`note`) about a value that a row brings; undefined: nothing. */
  judgeValue?(field: string, value: unknown): { problem: Text } | { note: Text } | undefined;
  /** Why the form may not be shown in any language; undefined: it may. */
  unfit(form: Form): { field: string; message: 'sellerOrBuyer' | 'badCountry' } | undefined;
  write(ctx: StaffCtx, change: Change): Promise<void>;
}
