import { isDeepStrictEqual } from 'node:util';
import { type Endpoint, wireOf } from '@pavilion/protocol/kit/endpoint.ts';
import { propertiesOf } from '@pavilion/protocol/kit/unknown.ts';
import fastJson from 'fast-json-stringify';
import { z } from 'zod';

/** Serialises a handler's result with its envelope. */
export type Serialize = (out: unknown) => string;

/**
 * JSON that PostgreSQL has already written. It is sent as it is, neither parsed nor serialised again. Use it only for statements that
 * name every field as the protocol does; tests validate the JSON against the schema.
 */
export class RawJson {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}
/** The envelope of the result: under `data`, or beside `code` and `msg`. */
const enveloped = (e: Endpoint, { json }: RawJson) =>
  e.reply === 'flat' ? `{"code":200,"msg":"success",${json.slice(1)}` : `{"code":200,"msg":"success","data":${json}}`;
const envelope = (e: Endpoint, out: unknown) =>
  e.reply === 'flat' ? { code: 200, msg: 'success', ...propertiesOf(out) } : { code: 200, msg: 'success', data: out };

/** “T or null” as one schema: with two alternatives the serialiser would try both for every value. */
function joinNull(schema: z.core.JSONSchema.BaseSchema) {
  const [first, second, ...others] = schema.anyOf ?? [];
  if (second?.type !== 'null' || others.length > 0) return;
  delete schema.anyOf;
  Object.assign(schema, first, { nullable: true });
}

/**
 * Creates the JSON serialiser of an endpoint's response. The code is generated from the schema once; it leaves out fields that the
 * schema does not name, as parsing would, in half the time. `check` also parses and throws if the two differ.
 */
export function serializerOf(e: Endpoint, check: boolean): Serialize {
  const wire = wireOf(e);
  const { $schema: _draft, ...schema } = z.toJSONSchema(wire, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => joinNull(jsonSchema),
  });
  const write = fastJson(schema as Parameters<typeof fastJson>[0]);
  const serialize: Serialize = (out) => (out instanceof RawJson ? enveloped(e, out) : write(envelope(e, out)));
  if (!check) return serialize;
  return (out) => {
    const written = serialize(out);
    const given: unknown = out instanceof RawJson ? JSON.parse(written) : envelope(e, out);
    const expected: unknown = JSON.parse(JSON.stringify(wire.parse(given)));
    if (!isDeepStrictEqual(JSON.parse(written), expected))
      throw new Error(`${e.path}: the answer is not written as its schema says`);
    return written;
  };
}
