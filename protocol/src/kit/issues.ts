import type { z } from 'zod';
import { type Locale, plural, say, type Text } from './text.ts';

declare module 'zod' {
  interface GlobalMeta {
    /** What messages and forms call the field. */
    label?: Text;
  }
}

type Issue = z.core.$ZodIssue;

const generic = {
  required: { zh: (f: string) => `请输入${f}`, en: (f: string) => `Please enter ${f}` },
  invalid: { zh: (f: string) => `${f}格式不正确`, en: (f: string) => `${f} is not valid` },
  tooLong: {
    zh: (f: string, n: string) => `${f}不能超过 ${n}`,
    en: (f: string, n: string) => `${f} must not exceed ${n}`,
  },
  tooShort: {
    zh: (f: string, n: string) => `${f}不能少于 ${n}`,
    en: (f: string, n: string) => `${f} must be at least ${n}`,
  },
} satisfies Record<string, Text<[string]> | Text<[string, string]>>;

/** What a schema was made of. zod's own union of all kinds of schemas lets `type` tell them apart. */
const definitionOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def;
/** The schema inside of an optional, a default or a pipe; undefined for any other kind. */
function innerOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const def = definitionOf(schema);
  if ('innerType' in def) return def.innerType;
  if (def.type !== 'pipe') return undefined;
  return definitionOf(def.in).type === 'transform' ? def.out : def.in;
}
/** The schema of a field of an object or of a list's items. */
function partAt(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  const def = definitionOf(schema);
  if (def.type === 'object') return def.shape[String(key)];
  return def.type === 'array' ? def.element : undefined;
}
/** Walks a schema down an issue's path to the label of its field. */
function labelAt(schema: z.core.$ZodType, path: PropertyKey[]): Text | undefined {
  let at: z.core.$ZodType | undefined = schema;
  for (const key of path) {
    at = at && partAt(unwrap(at), key);
  }
  return labelOf(at);
}
/** The depth to which schemas are unwrapped. */
const mostWraps = 8;
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  let at = schema;
  for (let i = 0; i < mostWraps; i++) {
    const inner = innerOf(at);
    if (!inner) return at;
    at = inner;
  }
  return at;
}
/** The schemas of `zod` have it; those of `zod/mini` do not. */
const hasMeta = (schema: z.core.$ZodType): schema is z.ZodType => 'meta' in schema;
/** The label a field was given with `.meta({ label })`, however deep it is wrapped in optional, default or pipe. */
export function labelOf(schema: z.core.$ZodType | undefined): Text | undefined {
  let at = schema;
  for (let i = 0; i < mostWraps && at; i++) {
    const label = hasMeta(at) ? at.meta()?.label : undefined;
    if (label) return label;
    at = innerOf(at);
  }
  return undefined;
}

/**
 * Returns an issue's text in the reader's language. A message that names an entry of `catalogue` has its text; any other issue is
 * described by its kind and the field's label.
 */
export function issueText(issue: Issue, schema: z.ZodType, catalogue: Record<string, Text>, locale: Locale): string {
  const own = catalogue[issue.message];
  if (own) return say(own, locale);
  const label = labelAt(schema, issue.path);
  const field = label ? say(label, locale) : String(issue.path.at(-1) ?? (locale === 'zh-CN' ? '内容' : 'input'));
  if (issue.code === 'too_small' && issue.origin === 'string' && Number(issue.minimum) <= 1)
    return say(generic.required, locale, field);
  if (issue.code === 'too_small')
    return say(generic.tooShort, locale, field, bound(issue.minimum, issue.origin, locale));
  if (issue.code === 'too_big') return say(generic.tooLong, locale, field, bound(issue.maximum, issue.origin, locale));
  if (issue.code === 'invalid_type' && /received (undefined|null)/.test(issue.message))
    return say(generic.required, locale, field);
  return say(generic.invalid, locale, field);
}
function bound(n: number | bigint, origin: string, locale: Locale): string {
  const count = Number(n);
  if (origin === 'string') return locale === 'zh-CN' ? `${n} 个字符` : plural(count, '1 character', `${n} characters`);
  if (origin === 'array' || origin === 'set')
    return locale === 'zh-CN' ? `${n} 项` : plural(count, '1 item', `${n} items`);
  return String(n);
}
