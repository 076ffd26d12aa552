// Helpers that several tests of rights use.
import type { Cell } from '@pavilion/protocol/rights.ts';
import { expect } from 'vitest';
import { aUser } from './builders.ts';
import type { TestApp } from './testApp.ts';

export const everything = { media: undefined, territories: undefined };
/** Inserts a bare order for grants to belong to: rights do not depend on what an order is. */
export async function anOrderId(t: TestApp, programmeId: number, offerId: number): Promise<number> {
  const { id: userId } = await aUser(t, { certified: true });
  const [row] = await t.sql<{ id: number }[]>`
    insert into orders (order_no, user_id, programme_id, offer_id, exclusive, media, countries, years, start_date, end_date, currency, total_minor, address)
    values (${`T${userId}`}, ${userId}, ${programmeId}, ${offerId}, true, '{svod}', '{SG}', 1, '2026-09-01', '2027-08-31', 'CNY', 100, '{}') returning id`;
  return row!.id;
}
export async function board(t: TestApp, programmeId: number, asked: object = {}) {
  const answer = await t.visitor.rights.availability({
    ...everything,
    programmeId,
    startDate: '2026-09-01',
    years: 1,
    ...asked,
  });
  return new Map(answer.cells.map((cell) => [`${cell.medium} ${cell.territory}`, cell]));
}
export const soon = async (t: TestApp, programmeId: number, key: string, state: Cell['state'], asked: object = {}) => {
  await expect.poll(async () => (await board(t, programmeId, asked)).get(key)?.state).toBe(state);
  return (await board(t, programmeId, asked)).get(key)!;
};
