import { isDeepStrictEqual } from 'node:util';
import { type Endpoint, wireOf } from '@pavilion/protocol/kit/endpoint.ts';
import fastJson from 'fast-json-stringify';
import { z } from 'zod';

/** What a use-case gave → the words on the wire, envelope included. */
export type Serialize = (out: unknown) => string;
type JsonSchema = Record<string, unknown>;

/**
 * An answer that PostgreSQL has already written as JSON: it is sent as it stands, neither parsed nor written again. Only
 * for statements that name every field they give, as the protocol names them; tests hold the words against the schema.
 */
export class Written {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}
/** The envelope around it: under `data`, or beside `code` and `msg`. */
const enveloped = (e: Endpoint, { json }: Written) =>
  e.reply === 'flat' ? `{"code":200,"msg":"success",${json.slice(1)}` : `{"code":200,"msg":"success","data":${json}}`;
const envelope = (e: Endpoint, out: unknown) =>
  e.reply === 'flat' ? { code: 200, msg: 'success', ...(out as object) } : { code: 200, msg: 'success', data: out };

/** “T or null” as one schema: a choice between two would be tried one after the other for every value. */
function joinNull(schema: JsonSchema) {
  const choice = schema.anyOf as JsonSchema[] | undefined;
  if (choice?.length !== 2 || choice[1]?.type !== 'null') return;
  delete schema.anyOf;
  Object.assign(schema, choice[0], { nullable: true });
}

/**
 * An endpoint's answer as JSON, written by code that is made from its schema once: fields that the schema does not name
 * are left out, as parsing would do, in half the time. `check` also parses, and throws where the two differ.
 */
export function serializerOf(e: Endpoint, check: boolean): Serialize {
  const wire = wireOf(e);
  const { $schema: _draft, ...schema } = z.toJSONSchema(wire, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => joinNull(jsonSchema as JsonSchema),
  });
  const write = fastJson(schema as Parameters<typeof fastJson>[0]);
  const serialize: Serialize = (out) => (out instanceof Written ? enveloped(e, out) : write(envelope(e, out)));
  if (!check) return serialize;
  return (out) => {
    const written = serialize(out);
    const given: unknown = out instanceof Written ? JSON.parse(written) : envelope(e, out);
    const expected: unknown = JSON.parse(JSON.stringify(wire.parse(given)));
    if (!isDeepStrictEqual(JSON.parse(written), expected))
      throw new Error(`${e.path}: the answer is not written as its schema says`);
    return written;
  };
}
