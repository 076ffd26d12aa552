// A buyer of the demo fair who keeps ordering while the database stops and starts, as a client does: with a key, and again after 503.
import { randomUUID } from 'node:crypto';
import { api } from '@pavilion/protocol';
import { businessDayOf, defaultTimeZone } from '@pavilion/protocol/kit/businessDay.ts';
import { createClient, type Transport } from '@pavilion/protocol/kit/client.ts';
import { addDays } from '@pavilion/protocol/kit/days.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { demoPassword } from '../bootstrap/demo.ts';
import type { Database } from '../platform/database/connect.ts';

const AGAIN_AFTER_MS = 50;
const pause = (ms: number) => new Promise((go) => setTimeout(go, ms));

/** Sends a request until the response is not 503; counts the retries. */
function persistent(url: string, token: string | undefined, onAgain: () => void): Transport {
  return async (call) => {
    for (;;) {
      const answer = await fetch(url + call.url, {
        method: call.method,
        headers: {
          language: String(limits.languageHeader),
          'tenant-id': String(limits.tenantId),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(call.body !== undefined && { 'content-type': 'application/json' }),
          ...(call.idempotencyKey && { 'idempotency-key': call.idempotencyKey }),
        },
        body: call.body === undefined ? null : JSON.stringify(call.body),
      });
      const json: unknown = await answer.json();
      if (answer.status !== 503) return { status: answer.status, json };
      onAgain();
      await pause(AGAIN_AFTER_MS);
    }
  };
}

/** Returns a free cell of a non-exclusive offer with a price, and a delivery address. */
async function findOrder(client: ReturnType<typeof createClient<typeof api>>) {
  const address = (await client.user.myAddress({})).rows[0];
  const { rows } = await client.programSale.list({ pageSize: 100 });
  for (const { id } of rows) {
    const { offers } = await client.programSale.detail({ id });
    const offer = offers.find((one) => !one.exclusive && one.prices[1] != null);
    if (!offer || !address) continue;
    const startDate = addDays(businessDayOf(new Date(), defaultTimeZone), 40);
    const { cells } = await client.rights.availability({ programmeId: id, offerId: offer.id, startDate, years: 1 });
    const cell = cells.find((one) => one.state === 'free');
    if (cell)
      return {
        programmeId: id,
        offerId: offer.id,
        media: [cell.medium],
        territories: [cell.territory],
        startDate,
        addressId: address.id,
      };
  }
  throw new Error('The demo fair has no free right that is not exclusive');
}

/**
 * Places one order after another, each for a term of its own, until `end`. `check` compares the responses with the database: each
 * accepted order exists once with one held right, and nothing else does.
 */
export async function startOrderLoad(url: string) {
  let again = 0;
  const visitor = createClient(
    api,
    persistent(url, undefined, () => undefined),
  );
  const { token } = await visitor.user.login({ username: 'enterprise', password: demoPassword });
  const client = createClient(
    api,
    persistent(url, token, () => again++),
  );
  const { startDate, ...order } = await findOrder(client);
  const accepted: string[] = [];
  const refused: unknown[] = [];
  let on = true;
  const ordering = (async () => {
    for (let day = 0; on; day++) {
      const input = {
        ...order,
        startDate: addDays(startDate, day),
        years: 1 as const,
        invoice: null,
        agreed: true as const,
      };
      try {
        accepted.push((await client.programOrder.orderProgram(input, { idempotencyKey: randomUUID() })).orderNo);
      } catch (error) {
        refused.push(error);
      }
      await pause(20);
    }
  })();
  return {
    /** The number of orders accepted so far. */
    count: () => accepted.length,
    /** Ends the load; returns the responses and the number of retries. */
    async end() {
      on = false;
      await ordering;
      return { accepted, refused, again };
    },
    /** Lists the orders of this load in the database, each with its number of rights. */
    async stored({ sql }: Database) {
      const rows = await sql`
        select o.order_no as "orderNo", count(g.id)::int as rights from orders o left join grants g on g.order_id = o.id
        where o.programme_id = ${order.programmeId} and o.user_id = (select id from users where username = 'enterprise')
          and o.start_date >= ${startDate}::date
        group by o.id order by o.id`;
      return rows as { orderNo: string; rights: number }[];
    },
  };
}
