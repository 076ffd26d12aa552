import { api } from '@pavilion/protocol';
import { toOpenApi } from '@pavilion/protocol/kit/openapi.ts';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';

// The reference page brings its own inline start script and styles; nothing of the product's pages is loosened for it.
const policy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'self'; base-uri 'none'";

/** `/api/openapi.json`, and `/api/docs` to browse and to try it, served from here alone (product §10). */
export async function docsPlugin(app: FastifyInstance) {
  let openApi: string | undefined;
  app.get('/api/openapi.json', async (_req, reply) => {
    openApi ??= JSON.stringify(toOpenApi(api, { title: 'Pavilion API', version: '1' }));
    return reply.type('application/json').send(openApi);
  });
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_req, reply) => {
      reply.header('content-security-policy', policy);
    });
    await docs.register(scalar, {
      routePrefix: '/api/docs',
      configuration: { url: '/api/openapi.json', withDefaultFonts: false, telemetry: false, hideClientButton: true },
    });
  });
}
