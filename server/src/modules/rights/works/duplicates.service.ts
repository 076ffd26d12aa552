import { createHash } from 'node:crypto';
import type { DuplicateReason } from '@pavilion/protocol/works.ts';
import type { BaseCtx } from '../../../kit/ctx.ts';
import {
  type Identifier,
  insertCandidates,
  insertIdentifiers,
  type Likeness,
  listAlike,
} from './duplicates.queries.ts';

/** Returns the edit distance, or a number above `most`. */
function lettersApart(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}

const numbersIn = (title: string) => (title.match(/\d+/g) ?? []).join();
/**
 * Returns whether titles are similar: one letter apart, two in longer titles. Numbers must be equal, because numbered works of a series
 * are no duplicates.
 */
export function isNearTitle(a: string, b: string): boolean {
  if (numbersIn(a) !== numbersIn(b)) return false;
  const most = Math.min(a.length, b.length) >= 10 ? 2 : 1;
  return lettersApart(a, b, most) <= most;
}

function reasonsOf(alike: Likeness): DuplicateReason[] {
  const near = alike.nearTitle !== null && isNearTitle(...alike.nearTitle);
  const reasons: (DuplicateReason | false)[] = [
    alike.sameEidr && 'eidr',
    alike.sameIsan && 'isan',
    alike.sameAlid && 'alid',
    alike.sameTitle ? 'title' : near && 'spelling',
  ];
  const found = reasons.filter((reason) => reason !== false);
  return found.length && !alike.sameSeller ? [...found, 'otherSeller'] : found;
}

/** Returns an identifier as stored: trimmed, and hashed if it is too long for the index. */
const kept = ({ scheme, value }: Identifier): Identifier => ({
  scheme,
  value: value.length <= 300 ? value : `sha256:${createHash('sha256').update(value).digest('hex')}`,
});

/**
 * Looks for works that the programme probably duplicates and queues them for staff: same EIDR, ISAN or ALID, or a title that is equal
 * except for case, accents, punctuation and article, or similar. While a pair is open, neither the programme nor a work that contains it
 * or is part of it is on sale. Works of its own tree are never candidates, so attach a new part first (`attachWorks`) and call this
 * afterwards, in the same transaction. `identifiers` are those of a workbook that are not stored in the programme itself: ALIDs, and an
 * EIDR that another programme already has. It may be called again; decided pairs stay decided. Returns the number of new pairs.
 */
export async function queueDuplicates(
  ctx: Pick<BaseCtx, 'db' | 'now'>,
  programmeId: number,
  identifiers: readonly Identifier[] = [],
): Promise<number> {
  const given = identifiers.map(({ scheme, value }) => kept({ scheme, value: value.trim() })).filter((i) => i.value);
  if (given.length) await insertIdentifiers(ctx.db, programmeId, given);
  const found = (await listAlike(ctx.db, programmeId))
    .map((alike) => ({ otherId: alike.id, reasons: reasonsOf(alike) }))
    .filter(({ reasons }) => reasons.length > 0);
  return found.length ? insertCandidates(ctx.db, programmeId, found, ctx.now()) : 0;
}
