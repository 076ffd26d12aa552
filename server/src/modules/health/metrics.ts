import { timingSafeEqual } from 'node:crypto';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { tokenOf } from '../../kit/readRequest.ts';
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

function isToken(given: string | undefined, token: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Serves `/metrics` for Prometheus; if it is closed, it responds like a path that does not exist. */
export function metrics(
  app: FastifyInstance,
  cache: ResponseCache,
  { open, token }: { open: boolean; token: string | undefined },
) {
  if (!open) return;
  const registry = metricsOf(app, cache);
  app.get('/metrics', async (req, reply) => {
    if (token !== undefined && !isToken(tokenOf(req), token)) throw new AppError('notFound');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
