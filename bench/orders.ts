import { randomBytes, randomInt } from 'node:crypto';
import { daysAfter } from '../protocol/src/kit/days.ts';
import { hashOfToken } from '../server/src/modules/accounts/sessions.service.ts';
import type { Database } from '../server/src/platform/database/connect.ts';

interface Outcome {
  name: string;
  /** Orders a second. */
  placed: number;
  /** All orders placed; on contested cells it must be one. */
  placedInAll: number;
  refused: number;
  p99: number;
}

export interface Buyer {
  token: string;
  addressId: number;
}

/** Inserts a certified buyer with an address and a session directly into the database. */
export async function makeBuyer({ db }: Database): Promise<Buyer> {
  const token = randomBytes(32).toString('base64url');
  const name = `bench${randomBytes(4).toString('hex')}`;
  const user = await db
    .insertInto('users')
    .values({ username: name, email: `${name}@bench.test`, passwordHash: '-', certStatus: 1, certKind: 'enterprise' })
    .returning('id')
    .executeTakeFirstOrThrow();
  // A company, because the document number of a person is encrypted with a key that only the server has.
  const answers = JSON.stringify({
    zhName: '远山影业有限公司',
    enName: 'Farhill Pictures Ltd.',
    country: 'HK',
    uscc: '',
    registrationNo: `HK-${String(randomInt(1e8)).padStart(8, '0')}`,
    contactName: '陈知远',
    phone: '+852 2345 6789',
    email: `${name}@bench.test`,
    address: '',
    zhProfile: '',
    enProfile: '',
    logo: 1,
    displayImage: 1,
    licence: 1,
    zhAddress: '香港九龙弥敦道 100 号',
    enAddress: '100 Nathan Road, Kowloon, Hong Kong',
    zhSignatory: '陈知远',
    enSignatory: 'Chen Zhiyuan',
    zhTitle: '版权总监',
    enTitle: 'Head of Rights',
  });
  await db.insertInto('certifications').values({ userId: user.id, kind: 'enterprise', answers, status: 1 }).execute();
  const address = await db
    .insertInto('addresses')
    .values({
      userId: user.id,
      recipient: '陈知远',
      country: 'CN',
      province: '上海市',
      city: '上海市',
      area: '徐汇区',
      address: '漕溪北路 8 号',
      phone: '13800138000',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('sessions')
    .values({ userId: user.id, tokenHash: hashOfToken(token), expiresAt: new Date(Date.now() + 3_600_000) })
    .execute();
  return { token, addressId: address.id };
}

/** Places orders as fast as 32 buyers can: each on cells of its own, then all on the same exclusive cells. */
export async function orderRace(
  base: string,
  database: Database,
  connections: number,
  seconds: number,
): Promise<Outcome[]> {
  const buyers = await Promise.all(Array.from({ length: connections }, () => makeBuyer(database)));
  const offers = await database.db
    .selectFrom('licenceOffers')
    .select(['id', 'programmeId'])
    .where('exclusive', '=', true)
    .orderBy('id')
    .execute();
  let next = 0;
  async function place(who: Buyer, offer: (typeof offers)[number], startDate: string) {
    const response = await fetch(`${base}/api/programOrder/orderProgram`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${who.token}`,
        'idempotency-key': randomBytes(12).toString('hex'),
      },
      body: JSON.stringify({
        programmeId: offer.programmeId,
        offerId: offer.id,
        media: ['svod', 'avod'],
        territories: ['ID', 'MY', 'SG'],
        startDate,
        years: 1,
        addressId: who.addressId,
        agreed: true,
      }),
    });
    return (await response.json()) as { code: number; msg: string };
  }
  async function race(
    name: string,
    choose: () => { offer: (typeof offers)[number]; startDate: string },
  ): Promise<Outcome> {
    const ends = performance.now() + seconds * 1000;
    const latencies: number[] = [];
    let placed = 0;
    let refused = 0;
    await Promise.all(
      buyers.map(async (who) => {
        while (performance.now() < ends) {
          const { offer, startDate } = choose();
          const began = performance.now();
          const { code, msg } = await place(who, offer, startDate);
          latencies.push(performance.now() - began);
          if (code === 200) placed++;
          else if (code === 4201) refused++;
          else throw new Error(`${name}: ${code} ${msg}`);
        }
      }),
    );
    latencies.sort((a, b) => a - b);
    return {
      name,
      placed: placed / seconds,
      placedInAll: placed,
      refused: refused / seconds,
      p99: latencies[Math.floor(latencies.length * 0.99)]!,
    };
  }
  // Like reads: a first order loads the document's fonts, which is reported separately.
  const began = performance.now();
  const { code, msg } = await place(buyers[0]!, offers[next++]!, daysAfter(new Date(), 1).toISOString().slice(0, 10));
  if (code !== 200) throw new Error(`the first order: ${code} ${msg}`);
  console.log(`the first order after a start: ${Math.round(performance.now() - began)} ms`);
  const start = daysAfter(new Date(), 30).toISOString().slice(0, 10);
  return [
    await race('disjoint cells', () => ({ offer: offers[next++ % offers.length]!, startDate: start })),
    await race('contested cells', () => ({ offer: offers.at(-1)!, startDate: start })),
  ];
}
