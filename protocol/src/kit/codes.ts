import { z } from 'zod';
import type { Text } from './text.ts';

/** Queries and multipart forms carry text, so "9" is welcome where 9 is. Nothing else is coerced. */
const fromText = <Code extends number>(schema: z.ZodType<Code, Code>) =>
  z.preprocess((v) => (typeof v === 'string' && /^\d{1,9}$/.test(v) ? Number(v) : v), schema) as unknown as z.ZodType<
    Code,
    Code
  >;

type Row = { code: number } & Text;

/** A numeric code list of the specification with both labels: `OrderStatus.pending === 0`, `OrderStatus.label(0)`. */
export function codes<const R extends Record<string, Row>>(rows: R) {
  type Values = { readonly [K in keyof R]: R[K]['code'] };
  type Code = R[keyof R]['code'];
  const list = Object.values(rows) as Row[];
  const values = Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, row.code])) as unknown as Values;
  const byCode = new Map<number, Row>(list.map((row) => [row.code, row]));
  return Object.assign({}, values, {
    schema: fromText(z.literal(list.map((row) => row.code) as [Code, ...Code[]])) as z.ZodType<Code, Code>,
    label: (code: Code): Text => byCode.get(code)!,
    options: list as { code: Code; zh: string; en: string }[],
  });
}

export type CodeOf<C extends { schema: z.ZodType }> = z.output<C['schema']>;

/** A list of words with both labels, for text codes such as media and genres: `Medium.label('svod')`. */
export function words<const R extends Record<string, Text>>(rows: R) {
  type Word = keyof R & string;
  const names = Object.keys(rows) as [Word, ...Word[]];
  return {
    schema: z.enum(names) as unknown as z.ZodType<Word, Word>,
    names: names as readonly Word[],
    label: (name: Word): Text => rows[name] as Text,
    options: names.map((name) => ({ name, ...(rows[name] as Text) })),
  };
}

/** What may happen to a thing in a given state. Buttons ask `can`, use-cases call `next`. */
export function flow<
  Code extends number,
  const A extends Record<string, { from: readonly Code[]; to: Code } & Partial<Text>>,
>(_of: { schema: z.ZodType<Code> }, actions: A) {
  return {
    can: (action: keyof A, state: Code) => actions[action]!.from.includes(state),
    next: (action: keyof A, state: Code): Code | undefined =>
      actions[action]!.from.includes(state) ? actions[action]!.to : undefined,
    actions,
  };
}
