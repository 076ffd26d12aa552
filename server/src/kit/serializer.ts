import { isDeepStrictEqual } from 'node:util';
import { type Endpoint, wireOf } from '@pavilion/protocol/kit/endpoint.ts';
import fastJson from 'fast-json-stringify';
import { z } from 'zod';

export type Serialize = (answer: unknown) => string;
type JsonSchema = Record<string, unknown>;

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
  if (!check) return write;
  return (answer) => {
    const expected: unknown = JSON.parse(JSON.stringify(wire.parse(answer)));
    const written = write(answer);
    if (!isDeepStrictEqual(JSON.parse(written), expected))
      throw new Error(`${e.path}: the answer is not written as its schema says`);
    return written;
  };
}
