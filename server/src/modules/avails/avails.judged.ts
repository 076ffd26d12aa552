// What comes out of judging a workbook: each row with its verdict, its reasons and what it offers or withdraws.
import type { Text } from '@pavilion/protocol/kit/text.ts';
import type { Medium } from '@pavilion/protocol/media.ts';
import type { Reason } from './avails.cells.ts';
import type { Conditions } from './avails.conditions.ts';
import type { ReadPrice } from './avails.price.ts';
import type { ReadLanguages, ReadTerritories, ReadWindow } from './avails.terms.ts';
import type { Work } from './avails.works.ts';

/** Why an offer is off sale until staff have looked; kept with the offer. */
export interface ReviewReason extends Text {
  column: string;
}
/** An avail that can be offered. */
export interface Avail {
  action: 'offer';
  alid: string;
  availId: string | null;
  work: Work;
  medium: Medium;
  licenceType: string;
  /** `SD`, `HD` … of this row, mostly one. */
  formats: string[];
  conditions: Conditions;
  territories: ReadTerritories;
  window: ReadWindow;
  languages: ReadLanguages;
  price: ReadPrice;
  exclusive: boolean;
  /** False: written, but switched off, because it waits for review or no term fits its window. */
  active: boolean;
  /** Why staff must look before the offer goes on sale. */
  review: ReviewReason[];
}
/** `Full Delete`: all offers of the ALID in these territories end. */
export interface Withdrawal {
  action: 'withdraw';
  alid: string;
  territories: ReadTerritories;
}

/** `closed`: written, but off sale until staff have looked. */
export const verdicts = ['ready', 'warned', 'closed', 'refused'] as const;
export type Verdict = (typeof verdicts)[number];
export interface JudgedRow {
  sheet: string;
  row: number;
  verdict: Verdict;
  reasons: Reason[];
  /** What the row is called in a report, even if refused. */
  label: string;
  avail: Avail | Withdrawal | null;
}
export interface JudgedSheet {
  name: string;
  version: string | undefined;
  unread: string[];
  rows: JudgedRow[];
  /** Blank rows between and behind the others, as spans of row numbers. */
  blank: { from: number; to: number }[];
  counts: Record<Verdict | 'blank' | 'read', number>;
}

export function verdictOf(reasons: readonly Reason[]): Verdict {
  const has = (severity: Reason['severity']) => reasons.some((reason) => reason.severity === severity);
  return has('refuse') ? 'refused' : has('close') ? 'closed' : reasons.length > 0 ? 'warned' : 'ready';
}
