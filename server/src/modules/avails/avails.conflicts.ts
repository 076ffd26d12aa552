// Finds rows that contradict each other. No row wins silently: both are refused by name, or one is reported as a repetition of the other.
import type { Text } from '@pavilion/protocol/kit/text.ts';
import { firstOf } from '../../kit/first.ts';
import type { Column } from './avails.columns.ts';
import { type Avail, type JudgedRow, verdictOf, type Withdrawal } from './avails.judged.ts';
import { rowWords } from './avails.words.ts';

type Judged<A> = JudgedRow & { avail: A };

function tell(row: JudgedRow, column: Column, severity: 'refuse' | 'warn', text: Text): void {
  row.reasons.push({ column, severity, text });
  row.verdict = verdictOf(row.reasons);
  if (severity === 'refuse') row.avail = null;
}
const placeOf = ({ sheet, row }: JudgedRow) => `${sheet} ${row}`;

/** Returns the right that a row offers in one format, without its price: two rows of the same right must have the same fee. */
export function rightOf({ alid, work, availId: _, formats: __, price: ___, review: ____, ...terms }: Avail): string {
  return JSON.stringify([alid, work.titleKey, work.eidr, work.episode, { ...terms, conditions: terms.conditions }]);
}

export function refuseContradictions(rows: readonly JudgedRow[]): void {
  refuseDeletedAndOffered(rows);
  refuseTwoFees(rows);
  tellRepeats(rows);
}

const offersOf = (rows: readonly JudgedRow[]) =>
  rows.filter((row): row is Judged<Avail> => row.avail?.action === 'offer');

function refuseDeletedAndOffered(rows: readonly JudgedRow[]): void {
  const withdrawals = rows.filter((row): row is Judged<Withdrawal> => row.avail?.action === 'withdraw');
  const offered = Map.groupBy(offersOf(rows), (row) => row.avail.alid);
  const contradictions: [JudgedRow, JudgedRow][] = [];
  for (const deleted of withdrawals) {
    const countries = new Set<string>(deleted.avail.territories.countries);
    for (const offer of offered.get(deleted.avail.alid) ?? [])
      if (offer.avail.territories.countries.some((country) => countries.has(country)))
        contradictions.push([deleted, offer], [offer, deleted]);
  }
  for (const [row, other] of contradictions)
    if (row.verdict !== 'refused') tell(row, 'EntryType', 'refuse', rowWords.deleteAndExtract(placeOf(other)));
}

function refuseTwoFees(rows: readonly JudgedRow[]): void {
  const byRight = new Map<string, Judged<Avail>[]>();
  for (const row of offersOf(rows)) {
    for (const format of row.avail.formats) {
      const right = `${rightOf(row.avail)}|${format}`;
      const same = byRight.get(right);
      if (same) same.push(row);
      else byRight.set(right, [row]);
    }
  }
  const contradictions: [JudgedRow, JudgedRow][] = [];
  for (const same of byRight.values()) {
    const feeOf = ({ avail }: Judged<Avail>) => JSON.stringify([avail.price.fee, avail.price.currency]);
    const first = firstOf(same);
    const other = same.find((row) => feeOf(row) !== feeOf(first));
    if (other) for (const row of same) contradictions.push([row, row === first ? other : first]);
  }
  for (const [row, other] of contradictions)
    if (row.verdict !== 'refused') tell(row, 'PriceValue', 'refuse', rowWords.twoFees(placeOf(other)));
}

function tellRepeats(rows: readonly JudgedRow[]): void {
  const seen = new Map<string, JudgedRow>();
  for (const row of offersOf(rows)) {
    const identity = `${rightOf(row.avail)}|${row.avail.formats.join()}|${row.avail.price.terms}`;
    const first = seen.get(identity);
    if (first) tell(row, 'ALID', 'warn', rowWords.duplicate(placeOf(first)));
    else seen.set(identity, row);
  }
}
