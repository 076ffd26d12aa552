import { keysOf } from './objects.ts';
import type { Text } from './text.ts';

// Code lists without their schemas: what a page needs that only reads (web/build/plainProtocol.ts puts it in place of codes.ts).

type Row = { code: number } & Text;

/** A numeric code list with both labels: `OrderStatus.pending === 0`, `OrderStatus.label(0)`. */
export function codes<const R extends Record<string, Row>>(rows: R) {
  type Values = { readonly [K in keyof R]: R[K]['code'] };
  type Code = R[keyof R]['code'];
  const options: { code: Code; zh: string; en: string }[] = Object.values(rows);
  const values = Object.fromEntries(Object.entries(rows).map(([name, { code }]) => [name, code]));
  const byCode = new Map<number, Text>(options.map((row) => [row.code, row]));
  return Object.assign({}, values as Values, { label: (code: Code): Text => byCode.get(code)!, options });
}

/** A list of words with both labels: `Medium.label('svod')`. */
export function labelledEnum<const Word extends string>(rows: Readonly<Record<Word, Text>>) {
  const names: readonly Word[] = keysOf(rows);
  return {
    names,
    label: (name: Word): Text => rows[name],
    /** The label of a name from elsewhere, which another build may have made; undefined where it is unknown. */
    find(name: string): Text | undefined {
      const word = names.find((known) => known === name);
      return word && rows[word];
    },
    options: names.map((name) => ({ name, ...rows[name] })),
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
