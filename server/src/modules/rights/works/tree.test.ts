import { AppError } from '@pavilion/protocol/errors.ts';
import { addDays } from '@pavilion/protocol/kit/days.ts';
import { levelHolds, WorkLevel } from '@pavilion/protocol/works.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOrderId } from '../../../testing/board.ts';
import { anOffer, aProgramme } from '../../../testing/builders.ts';
import { seededRandom } from '../../../testing/seededRandom.ts';
import { type TestApp, testApp } from '../../../testing/testApp.ts';
import { holdCells } from '../rights.service.ts';
import { attachWork, attachWorks, detachWork, setWorkLevel } from './works.service.ts';
import { type ModelGrant, WorksModel } from './worksModel.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ connections: 40 });
});
afterAll(() => t.close());

const day = (n: number) => addDays('2027-01-01', n);
const wantedOf = (grant: ModelGrant) => ({
  programmeId: grant.work,
  media: [grant.medium],
  countries: ['JP'],
  startDate: day(grant.from),
  endDate: day(grant.until - 1),
  exclusive: grant.exclusive,
});
const outcomeOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof AppError) return error.name;
    throw error;
  }
};
const works = async (levels: readonly WorkLevel[]) => {
  const ids: number[] = [];
  for (const workLevel of levels) ids.push((await aProgramme(t, { workLevel })).id);
  return ids;
};

describe('a tree of works', () => {
  it.each([1, 2, 3])('decides about random trees and grants like the model (%i)', async (round) => {
    const d = seededRandom(round);
    const model = new WorksModel();
    const levels: WorkLevel[] = ['collection', 'collection', 'series', 'series', 'season', 'season', 'season'];
    levels.push('volume', 'volume', 'volume', 'episode', 'episode', 'episode', 'episode', 'standalone');
    const ids = await works(levels);
    for (const [i, id] of ids.entries()) model.levels.set(id, levels[i]!);
    const orderId = await anOrderId(t, ids[0]!, (await anOffer(t, ids[0]!)).id);
    let refused = { grant: 0, tree: 0 };

    for (let step = 0; step < 260; step++) {
      const told = `step ${step}`;
      const [a, b] = [d.one(ids), d.one(ids)];
      const kind = d.below(10);
      if (kind < 4) {
        if (a === b) continue;
        const children = model.parts.get(a) ?? new Set();
        const stood = children.has(b);
        const circle = model.below(b).has(a);
        const fits = levelHolds(model.levels.get(a)!, model.levels.get(b)!);
        model.parts.set(a, new Set([...children, b]));
        const reasons = [
          !fits && 'workLevelRefused',
          circle && 'workContainsItself',
          !circle && !model.isSound() && 'worksSoldApart',
        ].filter(Boolean);
        const outcome = await outcomeOf(attachWork({ db: t.db }, { parentId: a, childId: b }));
        // If several reasons apply, any of them is correct.
        expect(stood || reasons.length === 0 ? ['done'] : reasons, `${told}: attach ${b} to ${a}`).toContain(outcome);
        if (outcome !== 'done') model.parts.set(a, children);
        if (outcome === 'worksSoldApart') refused = { ...refused, tree: refused.tree + 1 };
      } else if (kind < 5) {
        const edges = [...model.parts].flatMap(([parent, children]) =>
          [...children].map((child) => [parent, child] as const),
        );
        if (edges.length === 0) continue;
        const [parentId, childId] = d.one(edges);
        model.parts.get(parentId)!.delete(childId);
        const expected = model.isSound() ? 'done' : 'worksSoldApart';
        expect(await outcomeOf(detachWork({ db: t.db }, { parentId, childId })), `${told}: detach`).toBe(expected);
        if (expected !== 'done') model.parts.get(parentId)!.add(childId);
      } else if (kind < 6) {
        const [before, level] = [model.levels.get(a)!, d.one(WorkLevel.names)];
        model.levels.set(a, level);
        const fits =
          model.parentsOf(a).every((parent) => levelHolds(model.levels.get(parent)!, level)) &&
          [...(model.parts.get(a) ?? [])].every((child) => levelHolds(level, model.levels.get(child)!));
        const expected = !fits ? 'workLevelRefused' : model.isSound() ? 'done' : 'worksSoldApart';
        expect(await outcomeOf(setWorkLevel({ db: t.db }, a, level)), `${told}: ${a} becomes ${level}`).toBe(expected);
        if (expected !== 'done') model.levels.set(a, before);
      } else if (kind < 9) {
        const from = d.below(300);
        const grant: ModelGrant = {
          work: a,
          medium: d.one(['svod', 'avod']),
          from,
          until: from + 30 + d.below(100),
          exclusive: d.below(3) > 0,
        };
        const expected = model.mayGrant(grant) ? 'done' : 'rightTaken';
        const held = t.db.transaction().execute((db) => holdCells(db, wantedOf(grant), orderId));
        expect(await outcomeOf(held), `${told}: grant ${a}`).toBe(expected);
        if (expected === 'done') model.grants.set((await newestGrant())!, grant);
        else refused = { ...refused, grant: refused.grant + 1 };
      } else if (model.grants.size > 0) {
        const id = d.one([...model.grants.keys()]);
        model.grants.delete(id);
        await t.sql`update grants set state = 'released' where id = ${id}`;
      }
    }
    expect(refused.grant).toBeGreaterThan(0);
    await expectCoverage(model, ids);
  });

  it('accepts exactly the compatible ones of 200 parallel orders over overlapping works', {
    timeout: 60_000,
  }, async () => {
    const d = seededRandom();
    const model = new WorksModel();
    const levels: WorkLevel[] = ['collection', 'series', 'season', 'season', 'volume', 'volume'];
    for (let i = 0; i < 8; i++) levels.push('episode');
    const ids = await works(levels);
    for (const [i, id] of ids.entries()) model.levels.set(id, levels[i]!);
    const [collection, series, one, two, first, second, ...episodes] = ids as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const edges: [number, number][] = [
      [collection, series],
      [series, one],
      [series, two],
      [one, first],
      [one, second],
    ];
    for (const [i, episode] of (episodes as number[]).entries())
      edges.push([[first, second, one, two][i % 4]!, episode]);
    await attachWorks(
      { db: t.db },
      edges.map(([parentId, childId]) => ({ parentId, childId })),
    );
    for (const [parent, child] of edges) model.parts.set(parent, new Set([...(model.parts.get(parent) ?? []), child]));

    const orderId = await anOrderId(t, collection, (await anOffer(t, collection)).id);
    const wanted = Array.from({ length: 200 }, (): ModelGrant => {
      const from = d.below(1500);
      return {
        work: d.one(ids),
        medium: d.one(['svod', 'avod']),
        from,
        until: from + 20 + d.below(150),
        exclusive: d.below(4) > 0,
      };
    });
    const outcomes = await Promise.all(
      wanted.map((grant) => outcomeOf(t.db.transaction().execute((db) => holdCells(db, wantedOf(grant), orderId)))),
    );
    expect(new Set(outcomes)).toEqual(new Set(['done', 'rightTaken']));
    const winners = wanted.filter((_, i) => outcomes[i] === 'done');
    for (const [i, grant] of wanted.entries()) {
      const clashes = winners.filter((other) => other !== grant && model.clash(grant, other));
      if (outcomes[i] === 'done') expect(clashes, `order ${i} won beside one it clashes with`).toEqual([]);
      else expect(clashes.length, `order ${i} lost with nobody in its way`).toBeGreaterThan(0);
    }
    const { rows } = await sql<{ living: number }>`
      select count(*)::int as living from grants where programme_id in (${sql.join(ids)})`.execute(t.db);
    expect(rows[0]!.living).toBe(winners.length);
  });

  it('detects conflicts when a part is added while both works are being sold', async () => {
    for (let round = 0; round < 12; round++) {
      const [series, season] = (await works(['series', 'season'])) as [number, number];
      const orderId = await anOrderId(t, series, (await anOffer(t, series)).id);
      const sale = (work: number) =>
        outcomeOf(
          t.db
            .transaction()
            .execute((db) =>
              holdCells(db, wantedOf({ work, medium: 'svod', from: 0, until: 365, exclusive: true }), orderId),
            ),
        );
      const [attached, one, other] = await Promise.all([
        outcomeOf(attachWork({ db: t.db }, { parentId: series, childId: season, number: '1' })),
        sale(series),
        sale(season),
      ]);
      expect(['done', 'worksSoldApart']).toContain(attached);
      expect([one, other].filter((outcome) => outcome === 'done')).toHaveLength(attached === 'done' ? 1 : 2);
    }
  });

  it('refuses changes in the database that bypass the services', async () => {
    const [series, season] = (await works(['series', 'season'])) as [number, number];
    await attachWork({ db: t.db }, { parentId: series, childId: season, number: '1' });
    const orderId = await anOrderId(t, series, (await anOffer(t, series)).id);
    const insert = (programmeId: number) => t.sql`
      insert into grants (programme_id, medium, territory, term, exclusive, exclusivity_range, state, source, order_id, works)
      values (${programmeId}, 'svod', 'JP', '[2027-01-01,2028-01-01)', true, '(,)', 'held', 'order', ${orderId}, '{[1,2)}')`;
    await insert(series);
    await expect(insert(season)).rejects.toMatchObject({ code: '23P01' });
    await expect(
      t.sql`update grants set works = '{[1,2)}' where programme_id = ${series} returning works`,
    ).resolves.toMatchObject([{ works: `{[${Math.min(series, season)},${Math.max(series, season) + 1})}` }]);
    await expect(t.sql`update work_parts set child_id = ${series} where child_id = ${season}`).rejects.toMatchObject({
      code: 'PV103',
    });
    await expect(
      t.sql.reserve((connection) =>
        connection.script(
          `begin isolation level repeatable read; insert into work_parts values (${season}, ${series}); commit`,
        ),
      ),
    ).rejects.toThrow('read committed');
  });

  it('keeps content that an episode of two seasons may share with a volume, whatever else changes', async () => {
    const [series, season, later, volume, episode] = (await works([
      'series',
      'season',
      'season',
      'volume',
      'episode',
    ])) as [number, number, number, number, number];
    const orderId = await anOrderId(t, series, (await anOffer(t, series)).id);
    await attachWorks({ db: t.db }, [
      { parentId: series, childId: episode },
      { parentId: season, childId: episode },
      { parentId: season, childId: volume },
    ]);
    // The series does not contain the season; changes in the series must keep the shared volume.
    await attachWork({ db: t.db }, { parentId: series, childId: later });
    const hold = (work: number) =>
      t.db
        .transaction()
        .execute((db) =>
          holdCells(db, wantedOf({ work, medium: 'svod', from: 0, until: 365, exclusive: true }), orderId),
        );
    await hold(series);
    await expect(hold(volume)).rejects.toMatchObject({ name: 'rightTaken' });
  });

  it('names the conflicting work, and both works of a refused change', async () => {
    const [series, season, other] = (await works(['series', 'season', 'season'])) as [number, number, number];
    await attachWork({ db: t.db }, { parentId: series, childId: season, number: '1' });
    const orderId = await anOrderId(t, series, (await anOffer(t, series)).id);
    const hold = (work: number) =>
      t.db
        .transaction()
        .execute((db) =>
          holdCells(db, wantedOf({ work, medium: 'svod', from: 0, until: 365, exclusive: true }), orderId),
        );
    await hold(season);
    await expect(hold(series)).rejects.toMatchObject({
      name: 'rightTaken',
      details: {
        medium: 'svod',
        territory: 'JP',
        state: 'held',
        work: { id: season, number: '1', level: 'season', relation: 'part' },
      },
    });
    const episode = (await aProgramme(t, { workLevel: 'episode' })).id;
    await attachWorks({ db: t.db }, [{ parentId: season, childId: episode, number: '3' }]);
    await expect(hold(episode)).rejects.toMatchObject({ details: { work: { id: season, relation: 'whole' } } });
    await hold(other);
    const shared = (await aProgramme(t, { workLevel: 'episode' })).id;
    await attachWorks({ db: t.db }, [{ parentId: other, childId: shared, number: '1' }]);
    await expect(attachWork({ db: t.db }, { parentId: season, childId: shared })).rejects.toMatchObject({
      name: 'worksSoldApart',
      details: { cell: { medium: 'svod', territory: 'JP', from: '2027-01-01', until: '2027-12-31', state: 'held' } },
    });
  });
});

const newestGrant = async () => (await t.sql<{ id: number }[]>`select max(id)::int as id from grants`)[0]?.id;
/** Expects the coverage of every pair to overlap as in the model, and active grants to have their work's coverage. */
async function expectCoverage(model: WorksModel, ids: readonly number[]) {
  const { rows } = await sql<{ a: number; b: number; overlaps: boolean }>`
    select a, b, covers_of(a) && covers_of(b) as overlaps from unnest(${sql.val([...ids])}::int[]) a, unnest(${sql.val([...ids])}::int[]) b`.execute(
    t.db,
  );
  for (const { a, b, overlaps } of rows) expect(overlaps, `${a} and ${b}`).toBe(model.overlap(a, b));
  const stale = await t.sql`select id from grants where state <> 'released' and works <> covers_of(programme_id)`;
  expect(stale).toEqual([]);
}
