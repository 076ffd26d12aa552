import type { Text } from './text.ts';

// Code lists without their schemas: what a page needs that only reads (web/build/plainProtocol.ts puts it in place of codes.ts).

type Row = { code: number } & Text;

/** A numeric code list with both labels: `OrderStatus.pending === 0`, `OrderStatus.label(0)`. */
export function codes<const R extends Record<string, Row>>(rows: R) {
  type Values = { readonly [K in keyof R]: R[K]['code'] };
  type Code = R[keyof R]['code'];
  const list = Object.values(rows) as Row[];
  const values = Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, row.code])) as unknown as Values;
  const byCode = new Map<number, Row>(list.map((row) => [row.code, row]));
  return Object.assign({}, values, {
    label: (code: Code): Text => byCode.get(code)!,
    options: list as { code: Code; zh: string; en: string }[],
  });
}

/** A list of words with both labels: `Medium.label('svod')`. */
export function words<const R extends Record<string, Text>>(rows: R) {
  type Word = keyof R & string;
  const names = Object.keys(rows) as [Word, ...Word[]];
  return {
    names: names as readonly Word[],
    label: (name: Word): Text => rows[name] as Text,
    /** The label of a name from elsewhere, which another build may have made; undefined where it is unknown. */
    find: (name: string): Text | undefined => (Object.hasOwn(rows, name) ? (rows[name] as Text) : undefined),
    options: names.map((name) => ({ name, ...(rows[name] as Text) })),
  };
}

/** What may happen to a thing in a given state. Buttons ask `can`, use-cases call `next`. */
export function flow<
  Code extends number,
  const A extends Record<string, { from: readonly Code[]; to: Code } & Partial<Text>>,
>(_of: { label: (code: Code) => Text }, actions: A) {
  return {
    can: (action: keyof A, state: Code) => actions[action]!.from.includes(state),
    next: (action: keyof A, state: Code): Code | undefined =>
      actions[action]!.from.includes(state) ? actions[action]!.to : undefined,
    actions,
  };
}
