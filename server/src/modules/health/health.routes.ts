import { access, constants } from 'node:fs/promises';
import { api } from '@pavilion/protocol';
import { toOpenApi } from '@pavilion/protocol/kit/openapi.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { BaseCtx } from '../../kit/ctx.ts';
import type { ResponseCache } from '../../kit/responseCache.ts';

function metricsOf(app: FastifyInstance, cache: ResponseCache) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (req, reply) => {
    seconds.observe(
      { method: req.method, route: req.routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  new Gauge({
    name: 'response_cache_bytes',
    help: 'Bytes held by the response cache',
    registers: [registry],
    collect() {
      this.set(cache.bytes);
    },
  });
  new Counter({
    name: 'response_cache_hits_total',
    help: 'Answers served from the response cache',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(cache.stats.hits);
    },
  });
  return registry;
}

/** `/healthz` alive, `/readyz` database and files reachable, `/metrics` for Prometheus, `/api/openapi.json` (product §10, §11). */
export function health(app: FastifyInstance, { db, files }: BaseCtx, cache: ResponseCache) {
  const registry = metricsOf(app, cache);
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (req, reply) => {
    const checks = {
      database: sql`select 1`.execute(db),
      files: access(files.locate('public', '.ready'), constants.F_OK).catch(() =>
        files.write('public', '.ready', new Uint8Array()),
      ),
    };
    const names = Object.keys(checks);
    const results = await Promise.allSettled(Object.values(checks));
    const failed = names.filter((_, i) => results[i]!.status === 'rejected');
    for (const result of results) if (result.status === 'rejected') req.log.error(result.reason);
    return reply.code(failed.length ? 503 : 200).send({ status: failed.length ? 'not ready' : 'ready', failed });
  });
  app.get('/metrics', async (_req, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  let openApi: string | undefined;
  app.get('/api/openapi.json', async (_req, reply) => {
    openApi ??= JSON.stringify(toOpenApi(api, { title: 'Pavilion API', version: '1' }));
    return reply.type('application/json').send(openApi);
  });
}
