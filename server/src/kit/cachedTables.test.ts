import { afterAll, beforeAll, expect, test } from 'vitest';
import { slices } from '../app.ts';
import { homeTables } from '../modules/home/home.service.ts';
import { sharedKinds } from '../modules/site/shared.service.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { cachedTablesOf } from './implement.ts';
import type { TableName } from './responseCache.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** Counted at every view; a job notifies of all changes together (`competition/counts.queries.ts`, with its own test). */
const announcedByJobs: readonly TableName[] = ['competitionCounts'];

test('every table of a cached response notifies of each insert, update and delete', async () => {
  // A trigger of the statement that fires after insert, delete and update (bits 4, 8 and 16), whatever the columns or values.
  const rows = await t.sql<{ table: string }[]>`
    select c.relname as table from pg_trigger g join pg_class c on c.oid = g.tgrelid join pg_proc p on p.oid = g.tgfoid
    where p.proname = 'notify_change' and g.tgenabled = 'O' and g.tgtype & 3 = 0 and g.tgtype & 28 = 28
      and g.tgqual is null and g.tgattr = ''`;
  const notifying = new Set(rows.map(({ table }) => table));
  const named = new Set([...cachedTablesOf(slices), ...homeTables, ...sharedKinds().flatMap(({ tables }) => tables)]);
  expect(named.size).toBeGreaterThan(20);
  const silent = [...named].filter((name) => !notifying.has(name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)));
  expect(silent.sort()).toEqual(announcedByJobs);
});
