import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';

// The reference page brings its own inline start script and styles; nothing of the product's pages is loosened for it.
const policy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'self'; base-uri 'none'";

/** `/api/docs`: the OpenAPI document to browse and to try, served from here alone. */
export async function docsPlugin(app: FastifyInstance) {
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
