import { api } from '@pavilion/protocol';
import { toOpenApi } from '@pavilion/protocol/kit/openapi.ts';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';

// The reference page has its own inline start script and styles; the policy of the product's pages stays strict.
const policy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'self'; base-uri 'none'";

/** Serves `/api/openapi.json`, and `/api/docs` to browse and try it, without third-party hosts (product §10). */
export async function docsPlugin(app: FastifyInstance) {
  let openApi: string | undefined;
  app.get('/api/openapi.json', async (_req, reply) => {
    openApi ??= JSON.stringify(toOpenApi(api, { title: 'Pavilion API', version: '1' }));
    return reply.type('application/json').send(openApi);
  });
  const pages: FastifyPluginAsync = async (docs) => {
    docs.addHook('onSend', async (_req, reply) => {
      reply.header('content-security-policy', policy);
    });
    await docs.register(scalar, {
      routePrefix: '/api/docs',
      configuration: { url: '/api/openapi.json', withDefaultFonts: false, telemetry: false, hideClientButton: true },
    });
  };
  await app.register(pages);
}
