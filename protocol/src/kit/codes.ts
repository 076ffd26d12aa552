import { z } from 'zod';
import * as plain from './codes.plain.ts';
import type { Text } from './text.ts';

export { flow } from './codes.plain.ts';

/** Queries and multipart forms carry text, so "9" is welcome where 9 is. Nothing else is coerced. */
const fromText = <Code extends number>(schema: z.ZodType<Code, Code>) =>
  z.preprocess((v) => (typeof v === 'string' && /^\d{1,9}$/.test(v) ? Number(v) : v), schema) as unknown as z.ZodType<
    Code,
    Code
  >;

/** A numeric code list of the specification with its schema and both labels: `OrderStatus.pending === 0`, `OrderStatus.label(0)`. */
export function codes<const R extends Record<string, { code: number } & Text>>(rows: R) {
  type Code = R[keyof R]['code'];
  const all = Object.values(rows).map((row) => row.code) as [Code, ...Code[]];
  return { ...plain.codes(rows), schema: fromText(z.literal(all)) as z.ZodType<Code, Code> };
}

export type CodeOf<C extends { schema: z.ZodType }> = z.output<C['schema']>;

/** A list of words with its schema and both labels, for text codes such as media and genres: `Medium.label('svod')`. */
export function words<const R extends Record<string, Text>>(rows: R) {
  type Word = keyof R & string;
  const list = plain.words(rows);
  return { ...list, schema: z.enum(list.names as [Word, ...Word[]]) as unknown as z.ZodType<Word, Word> };
}
