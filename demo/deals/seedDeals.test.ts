import { stubPdf } from '@pavilion/server/testing/dealBuilders.ts';
import { type TestApp, testApp } from '@pavilion/server/testing/testApp.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '../seedDemo.ts';
import { dealPlan } from './dealPlan.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  t.clock.now = new Date();
  stubPdf(t);
  await seedDemo(t.ctx());
  await t.jobs.drain();
}, 120_000);
afterAll(() => t.close());

it('shows orders, contracts and payments in every state, dated as if people had made them', async () => {
  const deals = await t.db
    .selectFrom('orders')
    .innerJoin('contracts', 'contracts.orderId', 'orders.id')
    .select(['orders.status', 'orders.paymentStatus', 'contracts.status as contractStatus'])
    .execute();
  expect(deals).toHaveLength(dealPlan.length);
  const seen = (name: keyof (typeof deals)[number]) => [...new Set(deals.map((deal) => deal[name]))].sort();
  expect(seen('status')).toEqual([0, 1, 2, 3, 9]);
  expect(seen('paymentStatus')).toEqual([0, 1, 2]);
  expect(seen('contractStatus')).toEqual([0, 1, 2, 3, 4]);
  const verdicts = await t.db.selectFrom('submissions').select('auditStatus').distinct().execute();
  expect(verdicts.map((row) => row.auditStatus).sort()).toEqual([0, 1, 2]);
  const future = await t.db.selectFrom('dealEvents').select('id').where('at', '>', new Date()).execute();
  expect(future).toEqual([]);
});

it('leaves nothing for the job to close on the first day', async () => {
  const before = await t.db.selectFrom('dealEvents').select('id').execute();
  await t.jobs.add(t.db, 'deals.clock', {});
  await t.jobs.drain();
  expect(await t.db.selectFrom('dealEvents').select('id').execute()).toHaveLength(before.length);
});
