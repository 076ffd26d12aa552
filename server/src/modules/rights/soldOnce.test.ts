import { AppError } from '@pavilion/protocol/errors.ts';
import { addDays } from '@pavilion/protocol/kit/days.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffer, aProgramme, aUser } from '../../testing/builders.ts';
import { type SeededRandom, seededRandom } from '../../testing/seededRandom.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import type { WantedCells } from './cells.queries.ts';
import { holdCells } from './rights.service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ connections: 40 });
});
afterAll(() => t.close());

const media = ['svod', 'pay_tv', 'avod'] as const;
const countries = ['MY', 'SG', 'TH', 'VN'] as const;
const ORDERS = 200;

const day = (n: number) => addDays('2026-01-01', n);

function anOrderOfCells(programmeId: number, d: SeededRandom): WantedCells {
  const start = d.below(900);
  const some = <T>(of: readonly T[]) => {
    const chosen = d.some(of);
    return chosen.length ? chosen : [d.one(of)];
  };
  return {
    programmeId,
    media: some(media),
    countries: some(countries),
    startDate: day(start),
    endDate: day(start + 29 + d.below(120)),
    exclusive: d.below(3) === 0,
  };
}

/** The rule without SQL: two orders conflict in a shared cell and day unless both are non-exclusive. */
const clash = (a: WantedCells, b: WantedCells) =>
  (a.exclusive || b.exclusive) &&
  a.media.some((m) => b.media.includes(m)) &&
  a.countries.some((c) => b.countries.includes(c)) &&
  a.startDate <= b.endDate &&
  b.startDate <= a.endDate;

/** Inserts bare orders for the grants to belong to: rights do not depend on what an order is. */
async function orderIds(programmeId: number): Promise<number[]> {
  const buyer = await aUser(t, { certified: true });
  const offer = await anOffer(t, programmeId);
  const { rows } = await sql<{ id: number }>`
    insert into orders (order_no, user_id, programme_id, offer_id, exclusive, media, countries, years, start_date, end_date, currency, total_minor, address)
    select 'T' || ${programmeId} || '-' || n, ${buyer.id}, ${programmeId}, ${offer.id}, false, '{svod}', '{SG}', 1, '2026-01-01', '2026-12-31', 'CNY', 100, '{}'
    from generate_series(1, ${ORDERS}) as n returning id`.execute(t.db);
  return rows.map(({ id }) => id);
}

/** Counts pairs of active rows of a cell that share a day although one is exclusive, read from the table itself. */
async function doubleSales(programmeId: number): Promise<number> {
  const { rows } = await sql<{ pairs: number }>`
    select count(*)::int as pairs from grants a join grants b on a.id < b.id and a.programme_id = b.programme_id
      and a.medium = b.medium and a.territory = b.territory and a.term && b.term
    where a.programme_id = ${programmeId} and a.state <> 'released' and b.state <> 'released' and (a.exclusive or b.exclusive)`.execute(
    t.db,
  );
  return rows[0]!.pairs;
}

/** `excused` are losers that PostgreSQL ended without a conflicting winner. Returns the number of winners. */
function expectMaximal(wanted: WantedCells[], won: boolean[], excused: (i: number) => boolean = () => false): number {
  const winners = wanted.filter((_, i) => won[i]);
  for (const [i, one] of wanted.entries()) {
    const clashes = winners.filter((other) => other !== one && clash(one, other));
    if (won[i]) expect(clashes, `order ${i} won beside one that it clashes with`).toEqual([]);
    else if (!excused(i)) expect(clashes.length, `order ${i} lost with nobody in its way`).toBeGreaterThan(0);
  }
  return winners.length;
}

describe('a cell is never sold twice', () => {
  it('accepts exactly the compatible ones of 200 parallel orders and names the taken cell to the others', async () => {
    const d = seededRandom();
    const { id: programmeId } = await aProgramme(t);
    const orders = await orderIds(programmeId);
    const wanted = orders.map(() => anOrderOfCells(programmeId, d));
    const outcomes = await Promise.allSettled(
      wanted.map((cells, i) => t.db.transaction().execute((db) => holdCells(db, cells, orders[i]!))),
    );
    const won = outcomes.map(({ status }) => status === 'fulfilled');
    const winners = expectMaximal(wanted, won);
    expect(winners).toBeGreaterThan(1);
    expect(winners).toBeLessThan(ORDERS);

    for (const [i, outcome] of outcomes.entries()) {
      const cells = wanted[i]!;
      if (outcome.status === 'fulfilled') {
        expect(outcome.value).toBe(cells.media.length * cells.countries.length);
        continue;
      }
      const refusal = outcome.reason as AppError<'rightTaken'>;
      expect(refusal, `order ${i}`).toBeInstanceOf(AppError);
      expect(refusal.name).toBe('rightTaken');
      const { medium, territory, from, until, state } = refusal.details;
      expect(cells.media).toContain(medium);
      expect(cells.countries).toContain(territory);
      expect(from <= cells.endDate && until! >= cells.startDate, `order ${i}`).toBe(true);
      expect(state).toBe('held');
    }
    const { rows } = await sql<{ living: number }>`
      select count(*)::int as living from grants where programme_id = ${programmeId} and state = 'held'`.execute(t.db);
    const cellsWon = wanted.filter((_, i) => won[i]).reduce((n, w) => n + w.media.length * w.countries.length, 0);
    expect(rows[0]!.living).toBe(cellsWon);
    expect(await doubleSales(programmeId)).toBe(0);
  });

  it('refuses by the constraint alone, without a lock or a query first', async () => {
    const d = seededRandom(1);
    const { id: programmeId } = await aProgramme(t);
    const orders = await orderIds(programmeId);
    const wanted = orders.map(
      (): WantedCells => ({ ...anOrderOfCells(programmeId, d), media: ['svod'], countries: ['SG'] }),
    );
    const outcomes = await Promise.allSettled(
      wanted.map(
        (cells, i) => t.sql`
          with own as materialized (select nextval('grant_nonexclusive_point') as point)
          insert into grants (programme_id, medium, territory, term, exclusive, exclusivity_range, state, source, order_id)
          select ${programmeId}, 'svod', 'SG', daterange(${cells.startDate}, ${cells.endDate}, '[]'), ${cells.exclusive},
            case when ${cells.exclusive} then int8range(null, null) else int8range(point, point, '[]') end,
            'held', 'order', ${orders[i]!} from own`,
      ),
    );
    const codes = outcomes.map((outcome) => (outcome.status === 'rejected' ? (outcome.reason.code as string) : 'won'));
    // Concurrent rivals may wait for each other; PostgreSQL then ends one of them as a deadlock (40P01).
    expect([...new Set(codes)].filter((code) => !['won', '23P01', '40P01'].includes(code))).toEqual([]);
    expect(codes).toContain('23P01');
    const won = codes.map((code) => code === 'won');
    const winners = expectMaximal(wanted, won, (i) => codes[i] === '40P01');
    expect(winners).toBeGreaterThan(1);
    expect(winners).toBeLessThan(ORDERS);
    expect(await doubleSales(programmeId)).toBe(0);
  });

  it('reports the constraint’s refusal with the same error if the query missed a rival', async () => {
    const { id: programmeId } = await aProgramme(t);
    const [first, second] = await orderIds(programmeId);
    const wanted: WantedCells = {
      programmeId,
      media: ['svod'],
      countries: ['SG'],
      startDate: '2026-03-01',
      endDate: '2027-02-28',
      exclusive: true,
    };
    const inserted = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    // A rival that has not committed when the query runs and holds no lock, because the trigger that takes it is off.
    const rival = t.db.transaction().execute(async (db) => {
      await sql`set local session_replication_role = 'replica'`.execute(db);
      await sql`
        insert into grants (programme_id, medium, territory, term, exclusive, exclusivity_range, state, source, order_id, works)
        values (${programmeId}, 'svod', 'SG', daterange('2026-06-01', '2026-07-01'), true, int8range(null, null), 'held', 'order', ${first!},
          covers_of(${programmeId}))`.execute(db);
      inserted.resolve();
      await mayCommit.promise;
    });
    await inserted.promise;
    const refused = expect(t.db.transaction().execute((db) => holdCells(db, wanted, second!))).rejects.toMatchObject({
      name: 'rightTaken',
      details: { medium: 'svod', territory: 'SG', from: '2026-06-01', until: '2026-06-30' },
    });
    // This transaction's query found the cell free; it now waits in the constraint for the rival.
    const waiting = () => t.sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'transactionid'`;
    await expect.poll(waiting, { timeout: 20_000 }).toHaveLength(1);
    mayCommit.resolve();
    await rival;
    await refused;
  });
});
