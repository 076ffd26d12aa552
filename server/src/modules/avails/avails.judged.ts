// The result of checking a workbook: each row with its verdict, its reasons and what it offers or withdraws.
import type { Text } from '@pavilion/protocol/kit/text.ts';
import type { Medium } from '@pavilion/protocol/media.ts';
import type { Reason } from './avails.cells.ts';
import type { Conditions } from './avails.conditions.ts';
import type { ReadPrice } from './avails.price.ts';
import type { ReadLanguages, ReadTerritories, ReadWindow } from './avails.terms.ts';
import type { Work } from './avails.works.ts';

/** Why an offer is off sale until staff review it; stored with the offer. */
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
  /** `SD`, `HD` … of this row, usually one. */
  formats: string[];
  conditions: Conditions;
  territories: ReadTerritories;
  window: ReadWindow;
  languages: ReadLanguages;
  price: ReadPrice;
  exclusive: boolean;
  /** False: stored but switched off, because it waits for review or no term fits its window. */
  active: boolean;
  /** Why staff must review the offer before it goes on sale. */
  review: ReviewReason[];
}
/** `Full Delete`: ends all offers of the ALID in these territories. */
export interface Withdrawal {
  action: 'withdraw';
  alid: string;
  territories: ReadTerritories;
}

/** `closed`: stored, but off sale until staff review it. */
export const verdicts = ['ready', 'warned', 'closed', 'refused'] as const;
export type Verdict = (typeof verdicts)[number];
export interface JudgedRow {
  sheet: string;
  row: number;
  verdict: Verdict;
  reasons: Reason[];
  /** The row's name in a report, even if refused. */
  label: string;
  avail: Avail | Withdrawal | null;
}
export interface JudgedSheet {
  name: string;
  version: string | undefined;
  unread: string[];
  rows: JudgedRow[];
  /** Blank rows between and after the others, as spans of row numbers. */
  blank: { from: number; to: number }[];
  counts: Record<Verdict | 'blank' | 'read', number>;
}

export function verdictOf(reasons: readonly Reason[]): Verdict {
  const has = (severity: Reason['severity']) => reasons.some((reason) => reason.severity === severity);
  return has('refuse') ? 'refused' : has('close') ? 'closed' : reasons.length > 0 ? 'warned' : 'ready';
}
