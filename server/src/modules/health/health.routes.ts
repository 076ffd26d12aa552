import { access, constants } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { BaseCtx } from '../../kit/ctx.ts';

/** Serves `/healthz` (alive) and `/readyz` (database and files reachable, and room on their disks; product §11). */
export function health(app: FastifyInstance, { db, files }: BaseCtx) {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (req, reply) => {
    const checks = {
      database: sql`select 1`.execute(db),
      files: access(files.locate('public', '.ready'), constants.F_OK).catch(() =>
        files.write('public', '.ready', new Uint8Array()),
      ),
    };
    const full = files.listFullDisks().catch((error: unknown) => {
      req.log.error(error);
      return ['diskSpace'];
    });
    const names = Object.keys(checks);
    const results = await Promise.allSettled(Object.values(checks));
    const failed = [...names.filter((_, i) => results[i]!.status === 'rejected'), ...(await full)];
    for (const result of results) if (result.status === 'rejected') req.log.error(result.reason);
    return reply.code(failed.length ? 503 : 200).send({ status: failed.length ? 'not ready' : 'ready', failed });
  });
}
