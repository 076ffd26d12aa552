import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aStaff, asOwner, aUser, testPassword } from '../../testing/builders.ts';
import { anOrder, aSignedOrder } from '../../testing/dealBuilders.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { networkOf, record } from './audit.service.ts';
import { findBreaks, headsOf, missingHeads } from './verify.queries.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const actionsOf = async (where: { staffId?: number; userId?: number; subjectId?: string }) => {
  let query = t.db.selectFrom('auditLog').select(['action', 'subjectId', 'details', 'staffId', 'userId']).orderBy('id');
  if (where.staffId) query = query.where('staffId', '=', where.staffId);
  if (where.userId) query = query.where('userId', '=', where.userId);
  if (where.subjectId) query = query.where('subjectId', '=', where.subjectId);
  return query.execute();
};

describe('the audit log records', () => {
  it('sign-ins, failures and sign-outs of users, without the name that was typed', async () => {
    const user = await aUser(t);
    const { token } = await t.visitor.user.login({ username: user.username, password: testPassword });
    await t.visitor.user.login({ username: user.username, password: 'Wrong@2026' }).catch(() => undefined);
    await t.visitor.user.login({ username: 'My$ecret9Typed', password: 'Wrong@2026' }).catch(() => undefined);
    await t.as(token).user.logout();
    const own = await actionsOf({ subjectId: String(user.id) });
    expect(own.map(({ action, userId }) => [action, userId])).toEqual([
      ['user.signIn', user.id],
      ['user.signInFailed', null],
      ['user.signOut', user.id],
    ]);
    expect(own[0]!.details).toEqual({ network: '127.0.0.x' });
    const rows = await t.sql`select 1 from audit_log a where a::text ilike '%My$ecret9Typed%'`;
    expect(rows).toHaveLength(0);
  });

  it('sign-ins, failures and sign-outs of staff', async () => {
    const { id, username } = await aStaff(t, 'editor');
    await t.visitor.consoleSession.login({ username, password: 'Wrong@2026' }).catch(() => undefined);
    const { token } = await t.visitor.consoleSession.login({ username, password: testPassword });
    await t.as(token).consoleSession.logout();
    const rows = (await actionsOf({ subjectId: String(id) })).filter(({ action }) => action.startsWith('staff.'));
    expect(rows.map(({ action }) => action)).toEqual(['staff.signInFailed', 'staff.signIn', 'staff.signOut']);
  });

  it('views of lists and records of people, and downloads', async () => {
    const { id, client } = await aStaff(t, 'trade');
    const { orderNo, buyer, orderContractId } = await aSignedOrder(t);
    await client.consoleUser.list({});
    await client.consoleOrder.detail({ orderNo });
    expect((await actionsOf({ staffId: id })).map(({ action }) => action)).toEqual(['user.list', 'order.view']);
    const { files } = await buyer.client.programOrder.viewContract({ orderContractId });
    const response = await t.app.inject(files.at(-1)!.url);
    expect(response.statusCode).toBe(200);
    expect((await actionsOf({ userId: buyer.id })).at(-1)).toMatchObject({ action: 'file.view' });
  });

  it('networks, never whole IP addresses', () => {
    expect(networkOf('192.0.2.77')).toBe('192.0.2.x');
    expect(networkOf('::ffff:192.0.2.77')).toMatch(/192\.0\.2\.x$/);
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1::x');
  });
});

describe('the chain', () => {
  beforeEach(async () => {
    const { id } = await aStaff(t, 'admin');
    const ctx = { ...t.ctx(), user: null, staff: { id } as never };
    for (const n of [1, 2, 3]) await record(ctx, 'settings.change', 'settings', 'x', { n });
  });
  const tamper = (statement: string) => asOwner(t, statement);
  const newest = async () =>
    t.db
      .selectFrom('auditChain')
      .selectAll()
      .where('auditId', '=', (e) => e.selectFrom('auditLog').select((s) => s.fn.max('id').as('id')))
      .executeTakeFirstOrThrow();

  it('is intact after 200 concurrent writers in transactions that mix with others', async () => {
    const staff = await Promise.all(Array.from({ length: 10 }, () => aStaff(t, 'editor')));
    await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        t.db
          .transaction()
          .execute(async (db) => {
            const ctx = { ...t.ctx(), db, user: null, staff: { id: staff[i % 10]!.id } as never };
            await record(ctx, 'settings.change', 'settings', 'x', { i });
            if (i % 3 === 0) await record(ctx, 'settings.change', 'settings', 'y', { i });
            if (i % 7 === 0) throw new Error('taken back');
          })
          .catch((error: Error) => expect(error.message).toBe('taken back')),
      ),
    );
    expect(await findBreaks(t.db)).toEqual([]);
  });

  it('reveals a changed row, a deleted one, one inserted outside it, and a truncated end', async () => {
    const { lane, seq, auditId } = await newest();
    const earlier = await headsOf(t.db);
    await tamper(`update audit_log set details = '{"n": 4}' where id = ${auditId}`);
    expect(await findBreaks(t.db)).toEqual([{ auditId, lane, seq, what: 'changed' }]);
    await tamper(`update audit_log set details = '{"n": 3}' where id = ${auditId}`);
    expect(await findBreaks(t.db)).toEqual([]);

    await tamper(`insert into audit_log (action, subject, at) values ('settings.change', 'settings', now())`);
    expect(await findBreaks(t.db)).toMatchObject([{ what: 'notChained' }]);
    await tamper('delete from audit_log where id = (select max(id) from audit_log)');

    await tamper(`delete from audit_log where id = ${auditId}`);
    expect(await findBreaks(t.db)).toEqual([{ auditId, lane, seq, what: 'deleted' }]);
    await tamper(`delete from audit_chain where audit_id = ${auditId}`);
    expect(await findBreaks(t.db)).toMatchObject([{ lane, what: 'endMissing' }]);
    // Heads saved from an earlier check reveal the change even if the heads table was changed too.
    await tamper(`update audit_heads set seq = ${seq - 1}, hash =
      (select hash from audit_chain where lane = ${lane} and seq = ${seq - 1}) where lane = ${lane}`);
    expect(await findBreaks(t.db)).toEqual([]);
    expect(await missingHeads(t.db, earlier)).toMatchObject([{ lane, seq }]);
  });
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-audit-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const run = (...args: string[]) =>
    new Promise<{ code: number; out: string }>((done) => {
      const env = { PATH: process.env.PATH, DATABASE_URL: t.url, INIT_CWD: folder };
      execFile(
        process.execPath,
        [join(import.meta.dirname, '../../verifyAudit.ts'), ...args],
        { env },
        (error, out, err) => done({ code: error ? Number(error.code) : 0, out: out + err }),
      );
    });
  it('reports an intact log, saves its heads, and reports where it is broken', async () => {
    expect(await run('--anchor', 'ends.json')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/is whole: \d+ rows/),
    });
    const { id } = await aStaff(t, 'admin');
    await record({ ...t.ctx(), user: null, staff: { id } as never }, 'settings.change', 'settings', 'x');
    expect(await run('--anchor', 'ends.json')).toMatchObject({ code: 0 });
    const row = await t.db.selectFrom('auditLog').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
    await asOwner(t, `update audit_log set action = 'settings.view' where id = ${row.id}`);
    const broken = await run();
    expect(broken.code).toBe(1);
    expect(broken.out).toContain(`row ${row.id} (lane`);
    expect(broken.out).toContain('was changed after it was written');
  });
});

describe('the database refuses', () => {
  const refused = (statement: string) => expect(t.sql.unsafe(statement)).rejects.toThrow(/never change/);
  it('changes and deletions of events, and truncation of tables', async () => {
    const { orderNo, orderContractId } = await aSignedOrder(t);
    await t.visitor.user.login({ username: 'nobody', password: 'Wrong@2026' }).catch(() => undefined);
    await refused(`update audit_log set action = 'x'`);
    await refused('delete from audit_chain');
    await refused(`update contracts set terms = '{}' where id = ${orderContractId}`);
    await refused(`delete from contracts where id = ${orderContractId}`);
    await refused(`update contract_files set sha256 = '\\x00' where contract_id = ${orderContractId}`);
    await refused(`update orders set total_minor = 1 where order_no = '${orderNo}'`);
    await refused(`update deal_events set action = 'x'`);
    for (const table of [
      'audit_log',
      'audit_chain',
      'deal_events',
      'file_views',
      'contract_files',
      'agreement_consents',
    ])
      await refused(`truncate ${table} cascade`);
    for (const table of ['orders', 'contracts']) await refused(`truncate ${table} cascade`);
  });
  it('changes to what an order still needs: terms before the issue, states after it', async () => {
    const { orderNo } = await anOrder(t);
    await t.sql`update contracts set terms = terms || '{"note": 1}' from orders o where o.id = order_id and o.order_no = ${orderNo}`;
    await t.sql`update orders set status = 9 where order_no = ${orderNo}`;
  });
});
