import { z } from 'zod';
import * as plain from './codes.plain.ts';
import { readAs } from './readAs.ts';
import type { Text } from './text.ts';

export { flow } from './codes.plain.ts';

/** Queries and multipart forms carry text, so "9" is welcome where 9 is. Nothing else is coerced. */
const numberOf = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;

/** A numeric code list of the specification with its schema and both labels: `OrderStatus.pending === 0`, `OrderStatus.label(0)`. */
export function codes<const R extends Record<string, { code: number } & Text>>(rows: R) {
  const list = plain.codes(rows);
  return { ...list, schema: readAs(z.literal(list.options.map(({ code }) => code)), numberOf) };
}

export type CodeOf<C extends { schema: z.ZodType }> = z.output<C['schema']>;

/** A list of words with its schema and both labels, for text codes such as media and genres: `Medium.label('svod')`. */
export function labelledEnum<const Word extends string>(rows: Readonly<Record<Word, Text>>) {
  const list = plain.labelledEnum(rows);
  return { ...list, schema: z.enum(list.names) };
}
