import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../server/src/app.ts';
import { createResponseCache } from '../server/src/kit/responseCache.ts';
import { connect } from '../server/src/platform/database/connect.ts';
import { benchAdapters } from './adapters.ts';
import type { Recipe } from './limits.ts';

const urls = (programmeId: number) => ({
  home: '/api/index/getIndexPage',
  list: '/api/programSale/list?pageNum=3&pageSize=20&typeId=1',
  detail: `/api/programSale/detail?id=${programmeId}`,
  availability: `/api/rights/availability?programmeId=${programmeId}&startDate=2027-01-01&years=2`,
});

/** Runs each read once in this process and records the bytes of its response and the statements it ran. */
export async function recordRoutes(url: string): Promise<(Recipe['routes'][number] & { url: string })[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-record-'));
  let queries: Recipe['routes'][number]['queries'] = [];
  const database = connect(url, 4, (sql, parameters) => queries.push({ sql, parameters: [...parameters] }));
  const cache = createResponseCache({ maxBytes: 0, maxAgeMs: 0 });
  const app = await buildApp({
    database,
    cache,
    now: () => new Date(),
    logger: false,
    trustProxy: false,
    access: { metrics: { open: true, token: undefined }, apiDocs: true },
    adapters: benchAdapters(folder),
  });
  const row = await database.db
    .selectFrom('programmes')
    .select('id')
    .orderBy('id')
    .offset(9)
    .limit(1)
    .executeTakeFirstOrThrow();
  const routes: (Recipe['routes'][number] & { url: string })[] = [];
  for (const [name, path] of Object.entries(urls(row.id))) {
    const ask = async () => {
      const response = await app.inject({ url: path, headers: { 'accept-language': 'zh-CN' } });
      await new Promise((done) => setTimeout(done, 50)); // statements are reported after their response
      return response;
    };
    await ask(); // totals are cached after the first run, so the second is representative
    queries = [];
    const response = await ask();
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.body}`);
    routes.push({ name, url: path, body: response.body, queries: [...queries] });
  }
  await app.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
  return routes;
}
