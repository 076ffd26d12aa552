import { z } from 'zod';
import { type Api, mayCall, staffRoles, wireOf } from './endpoint.ts';

const failure = {
  type: 'object',
  required: ['code', 'msg'],
  properties: {
    code: { type: 'integer' },
    msg: { type: 'string' },
    problems: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
  },
};

/** The whole API as an OpenAPI 3.1 document, made from the endpoints themselves. */
export function toOpenApi(api: Record<string, Api>, info: { title: string; version: string; description?: string }) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [tag, group] of Object.entries(api)) {
    for (const [name, e] of Object.entries(group)) {
      const input = z.toJSONSchema(e.input, { io: 'input', unrepresentable: 'any' });
      const media = e.send === 'form' ? 'multipart/form-data' : 'application/json';
      const path = e.path.replace(/:(\w+)/g, '{$1}');
      const inPath = new Set([...e.path.matchAll(/:(\w+)/g)].map(([, key]) => key!));
      paths[path] ??= {};
      paths[path][e.method.toLowerCase()] = {
        operationId: `${tag}.${name}`,
        tags: [tag],
        summary: e.summary,
        ...(e.access === 'staff' && {
          description: `Staff only: ${staffRoles.filter((role) => mayCall(e, role)).join(', ')}.`,
        }),
        security: e.access === 'public' ? [] : [{ bearer: [] }],
        parameters: [
          ...(e.send === 'query' || inPath.size
            ? Object.entries(input.properties ?? {})
                .filter(([key]) => e.send === 'query' || inPath.has(key))
                .map(([key, schema]) => ({
                  name: key,
                  in: inPath.has(key) ? 'path' : 'query',
                  required: inPath.has(key) || (input.required?.includes(key) ?? false),
                  schema,
                }))
            : []),
          ...(e.idempotent
            ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 100 } }]
            : []),
        ],
        ...(e.send !== 'query' && { requestBody: { content: { [media]: { schema: input } } } }),
        responses: {
          200: {
            description: 'Success',
            content: { 'application/json': { schema: z.toJSONSchema(wireOf(e), { unrepresentable: 'any' }) } },
          },
          default: { description: 'Refused', content: { 'application/json': { schema: failure } } },
        },
      };
    }
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}
