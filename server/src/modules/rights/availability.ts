// Pure rules of availability: what a cell's offers and active grants mean for one term. No database is used.
import type { Medium } from '@pavilion/protocol/media.ts';
import type { Cell, CellReason, CellState } from '@pavilion/protocol/rights.ts';
import type { ActiveGrant } from './cells.queries.ts';
import { lastDayOf, nextFreeStart } from './term.ts';

/** The part of a licence offer that decides about cells. */
export interface CellOffer {
  id: number;
  exclusive: boolean;
  media: readonly string[];
  countries: readonly string[];
  windowStart: string | null;
  windowEnd: string | null;
}
export interface Term {
  startDate: string;
  endDate: string;
  years: number;
}
type Verdict = Omit<Cell, 'medium' | 'territory'>;
type CellGrant = Pick<ActiveGrant, 'programmeId' | 'from' | 'until' | 'exclusive' | 'state' | 'source'>;

const sorted = (days: (string | null)[]) => days.filter((day) => day !== null).sort();
const earliest = (days: (string | null)[]) => sorted(days)[0] ?? null;
/** Null means “without an end”, which is later than any day. */
const latest = (days: (string | null)[]) => (days.includes(null) ? null : (sorted(days).at(-1) ?? null));
const inWindow = (offer: CellOffer, term: Term) =>
  (offer.windowStart === null || offer.windowStart <= term.startDate) &&
  (offer.windowEnd === null || offer.windowEnd >= term.endDate);
/** An exclusive licence excludes all others; any other excludes exclusive ones only. */
const blocks = (grant: CellGrant, offer: CellOffer) => grant.exclusive || offer.exclusive;

/**
 * Maps a grant to the public state. Holdbacks and rights sold elsewhere read as `sold`, with their reason, because they will not become
 * free soon; only an order that is still being processed reads as `held`.
 */
function stateOf(grant: CellGrant): { state: CellState; reason: CellReason } {
  if (grant.source === 'holdback') return { state: 'sold', reason: 'holdback' };
  if (grant.state === 'held') return { state: 'held', reason: 'heldByOrder' };
  if (!grant.exclusive) return { state: 'sold', reason: 'sharedAlready' };
  return { state: 'sold', reason: grant.source === 'elsewhere' ? 'soldElsewhere' : 'soldByOrder' };
}

/** Returns the nearest start at which the term is free under this offer. */
function nextStart(offer: CellOffer, grants: readonly CellGrant[], term: Term): string | null {
  const from = offer.windowStart !== null && offer.windowStart > term.startDate ? offer.windowStart : term.startDate;
  const inTheWay = grants.filter((grant) => blocks(grant, offer));
  return nextFreeStart(inTheWay, from, term.years, offer.windowEnd);
}

/**
 * Returns the state of one cell for a term. `offers` are those that cover it; `grants` are its active ones that end on or after the
 * start.
 */
export function judgeCell(offers: readonly CellOffer[], grants: readonly CellGrant[], term: Term): Verdict {
  const none = { until: null, nextFree: null, offerIds: [] };
  if (offers.length === 0) return { state: 'notOffered', reason: 'notOffered', ...none };
  const open = offers.filter((offer) => inWindow(offer, term));
  if (open.length === 0)
    return {
      state: 'notOffered',
      reason: 'outsideWindow',
      until: null,
      nextFree: earliest(offers.map((offer) => nextStart(offer, grants, term))),
      offerIds: offers.map(({ id }) => id),
    };
  const inTerm = grants.filter(
    ({ from, until }) => from <= term.endDate && (until === null || until >= term.startDate),
  );
  const free = open.filter((offer) => !inTerm.some((grant) => blocks(grant, offer)));
  if (free.length > 0) return { ...none, state: 'free', reason: 'free', offerIds: free.map(({ id }) => id) };
  // The least restrictive offer decides: what blocks it blocks every other offer too.
  const mildest = open.find((offer) => !offer.exclusive) ?? open[0]!;
  const inTheWay = inTerm.filter((grant) => blocks(grant, mildest));
  const firm = inTheWay.find((grant) => grant.exclusive && grant.state === 'granted');
  const cause = firm ?? inTheWay.find((grant) => grant.state === 'granted') ?? inTheWay[0]!;
  return {
    ...stateOf(cause),
    until: latest(inTheWay.map((grant) => grant.until)),
    nextFree: earliest(offers.map((offer) => nextStart(offer, grants, term))),
    offerIds: open.map(({ id }) => id),
    workId: cause.programmeId,
  };
}

export const termOf = (startDate: string, years: number): Term => ({
  startDate,
  endDate: lastDayOf(startDate, years),
  years,
});

const NO_GRANTS: readonly CellGrant[] = [];
/** Evaluates every medium in every territory. Cells without grants share one result for each set of covering offers. */
export function judgeCells(
  asked: { media: readonly Medium[]; countries: readonly string[]; term: Term },
  offers: readonly CellOffer[],
  grants: readonly ActiveGrant[],
): Cell[] {
  const taken = new Map<string, ActiveGrant[]>();
  for (const grant of grants) {
    const key = `${grant.medium} ${grant.territory}`;
    const cell = taken.get(key);
    if (cell) cell.push(grant);
    else taken.set(key, [grant]);
  }
  const covering = offers.map((offer) => ({ offer, countries: new Set(offer.countries) }));
  const untouched = new Map<string, Verdict>();
  const cells: Cell[] = [];
  for (const medium of asked.media) {
    const ofMedium = covering.filter(({ offer }) => offer.media.includes(medium));
    for (const territory of asked.countries) {
      const own = ofMedium.filter(({ countries }) => countries.has(territory)).map(({ offer }) => offer);
      const cellGrants = taken.get(`${medium} ${territory}`);
      const key = own.map(({ id }) => id).join();
      const verdict = cellGrants
        ? judgeCell(own, cellGrants, asked.term)
        : (untouched.get(key) ?? judgeCell(own, NO_GRANTS, asked.term));
      if (!cellGrants) untouched.set(key, verdict);
      cells.push({ medium, territory, ...verdict });
    }
  }
  return cells;
}
