// The two limits for each read: bare Fastify sending the same bytes from a Buffer, and bare Fastify running the same SQL through pg.
// bench.ts starts it as a separate process.
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { connect } from '../server/src/platform/database/connect.ts';

export interface Recipe {
  url: string;
  port: number;
  routes: { name: string; body: string; queries: { sql: string; parameters: unknown[] }[] }[];
}

const recipe = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Recipe;
const { sql } = connect(recipe.url, 10);
const app = fastify();
for (const { name, body, queries } of recipe.routes) {
  const bytes = Buffer.from(body);
  app.get(`/bytes/${name}`, (_req, reply) => reply.type('application/json; charset=utf-8').send(bytes));
  app.get(`/sql/${name}`, async (_req, reply) => {
    const results = await Promise.all(queries.map((q) => sql.unsafe(q.sql, q.parameters)));
    // If PostgreSQL writes the JSON, it is sent unchanged here too: the limit does no work that the product does not.
    const json: unknown = results[0]?.[0]?.json;
    return typeof json === 'string'
      ? reply.type('application/json; charset=utf-8').send(json)
      : { code: 200, msg: 'success', data: results };
  });
}
await app.listen({ port: recipe.port, host: '127.0.0.1' });
process.send?.('ready');
process.on('disconnect', () => process.exit(0));
