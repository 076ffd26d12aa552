import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@pavilion/protocol';
import { createClient, type Sending, type Transport } from '@pavilion/protocol/kit/client.ts';
import type { Locale } from '@pavilion/protocol/kit/text.ts';
import type { FastifyInstance } from 'fastify';
import { baseCtxOf, buildApp, type Deps, jobsOf } from '../app.ts';
import type { Message } from '../kit/adapters.ts';
import { listenForChanges } from '../kit/cachedReads.ts';
import { createResponseCache } from '../kit/responseCache.ts';
import { makeCertificate, readCertificate } from '../platform/certificate.ts';
import { connect } from '../platform/database/connect.ts';
import { createDiskFiles } from '../platform/files.ts';
import { createInlineJobs } from '../platform/jobs.ts';
import { type ContractRenderer, checkContract, createContractRenderer } from '../platform/pdf/pdf.ts';
import { pictures } from '../platform/pictures.ts';
import { createSigner } from '../platform/signer.ts';
import { createVault } from '../platform/vault.ts';
import { cloneTemplate } from './cluster.ts';

/** Connects a test client to the app without a socket; requests have the same bytes. */
export function transportTo(
  app: FastifyInstance,
  options: { token?: string | undefined; locale?: Locale; ip?: string; cookies?: Record<string, string> } = {},
): Transport {
  // One client is one browser: it keeps its cookies.
  const cookies = options.cookies ?? {};
  return async ({ method, url, body, form, idempotencyKey }: Sending) => {
    const request = form && new Request('http://test', { method: 'POST', body: form });
    const response = await app.inject({
      method,
      url,
      cookies,
      ...(options.ip && { remoteAddress: options.ip }),
      headers: {
        'accept-language': options.locale ?? 'en-US',
        ...(options.token && { authorization: `Bearer ${options.token}` }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...(request && { 'content-type': request.headers.get('content-type')! }),
      },
      ...(request
        ? { payload: Buffer.from(await request.arrayBuffer()) }
        : body === undefined
          ? {}
          : { payload: body as object }),
    });
    for (const { name, value } of response.cookies) cookies[name] = value;
    const retryAfter = response.headers['retry-after'];
    return {
      status: response.statusCode,
      json: response.json(),
      ...(retryAfter && { retryAfterSeconds: Number(retryAfter) }),
    };
  };
}

/**
 * Starts the whole app on a database of its own (a clone of the migrated template, or `database`), with a clock that the test moves,
 * mail that it can read and jobs that run on request. Call `await app.close()` in `afterAll`.
 */
export async function testApp(
  options: {
    publicUrl?: string;
    connections?: number;
    logger?: Deps['logger'];
    trustProxy?: Deps['trustProxy'];
    database?: Awaited<ReturnType<typeof cloneTemplate>>;
  } = {},
) {
  const { url, appUrl, drop } = options.database ?? (await cloneTemplate());
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-test-'));
  const database = connect(appUrl, options.connections ?? Number(process.env.TEST_CONNECTIONS ?? 10));
  const owner = connect(url, 4);
  const clock = { now: new Date('2026-06-01T08:00:00Z') };
  const delivered: Message[] = [];
  const jobs = createInlineJobs(() => jobsOf(() => ({ ...baseCtxOf(deps), log: app.log })));
  // Made when a test first prints, because the key takes longer than most tests.
  let renderer: Promise<ContractRenderer> | undefined;
  const contractRenderer = () => {
    renderer ??= makeCertificate('Pavilion tests', clock.now)
      .then(readCertificate)
      .then((certificate) => createContractRenderer({ certificate, now: () => clock.now }));
    return renderer;
  };
  const cache = createResponseCache({ maxBytes: 16 * 1024 * 1024, maxAgeMs: 60_000 });
  const deps: Deps = {
    database,
    cache,
    now: () => clock.now,
    logger: options.logger ?? false,
    trustProxy: options.trustProxy ?? false,
    access: { metrics: { open: true, token: undefined }, apiDocs: true },
    checkAnswers: true,
    adapters: {
      files: createDiskFiles(folder),
      jobs,
      mailer: {
        configured: true,
        deliver: async (message) => {
          delivered.push(message);
        },
      },
      signer: createSigner('a secret for tests only'),
      vault: createVault([Buffer.alloc(32, 'a key for tests only')]),
      pdf: {
        check: checkContract,
        contract: async (terms, edition) => (await contractRenderer()).contract(terms, edition),
      },
      pictures,
      config: { publicUrl: options.publicUrl ?? 'http://pavilion.test', demo: false },
    },
  };
  const app = await buildApp(deps);
  const listening = await listenForChanges(database.sql, cache);
  await app.ready();
  const as = (token?: string, locale: Locale = 'en-US') => createClient(api, transportTo(app, { token, locale }));
  return {
    app,
    url: appUrl,
    deps,
    // For the owner of the tables; the app itself uses its own role (decision 0049).
    db: owner.db,
    sql: owner.sql,
    clock,
    jobs,
    delivered,
    /** Returns a ctx like those of jobs, for builders and for use-cases without a request. */
    ctx: () => ({ ...baseCtxOf(deps), log: app.log }),
    /** Returns the typed client, signed in with `token` or signed out. */
    as,
    visitor: as(),
    /** Returns a new browser with its own IP address. */
    browserAt: (ip: string) => createClient(api, transportTo(app, { ip })),
    /** Moves the clock forward. */
    pass(time: { days?: number; minutes?: number; seconds?: number }) {
      clock.now = new Date(
        clock.now.getTime() + ((time.days ?? 0) * 86_400 + (time.minutes ?? 0) * 60 + (time.seconds ?? 0)) * 1000,
      );
    },
    /** Waits until every change committed so far has reached the response cache; notices arrive in order. */
    async noticesArrived() {
      // No response is made from this table.
      const marker = () => cache.stateOf(['migrations']);
      const before = marker();
      await owner.sql`select pg_notify('changed', 'migrations')`;
      for (const deadline = Date.now() + 10_000; marker() === before; ) {
        if (Date.now() > deadline) throw new Error('No notice came within 10 s.');
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    },
    async close() {
      await listening.unlisten();
      await app.close();
      await database.close();
      await owner.close();
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type TestApp = Awaited<ReturnType<typeof testApp>>;
