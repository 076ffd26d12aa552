import type { z } from 'zod';
import { type Locale, say, type Text } from './text.ts';

type Issue = z.core.$ZodIssue;
type Labelled = { label?: Text };

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

/** Walks a schema down an issue's path to the label of the field it speaks of. */
function labelAt(schema: unknown, path: PropertyKey[]): Text | undefined {
  let at = schema as z.ZodType | undefined;
  for (const key of path) {
    at = unwrap(at);
    const def = at?._zod.def as
      | { type?: string; shape?: Record<string, z.ZodType>; element?: z.ZodType; left?: z.ZodType; right?: z.ZodType }
      | undefined;
    if (def?.shape) at = def.shape[String(key)];
    else if (def?.element) at = def.element;
    else return undefined;
  }
  return labelOf(at);
}
function unwrap(schema: z.ZodType | undefined): z.ZodType | undefined {
  let at = schema;
  for (let i = 0; i < 8 && at; i++) {
    const def = at._zod.def as { innerType?: z.ZodType; in?: z.ZodType; out?: z.ZodType; type: string };
    if (def.innerType) at = def.innerType;
    else if (def.type === 'pipe')
      at = (def.in?._zod.def as { type: string } | undefined)?.type === 'transform' ? def.out : def.in;
    else return at;
  }
  return at;
}
/** The label a field was given with `.meta({ label })`, however deep it is wrapped in optional, default or pipe. */
export function labelOf(schema: z.ZodType | undefined): Text | undefined {
  let at = schema;
  for (let i = 0; i < 8 && at; i++) {
    const label = (at.meta?.() as Labelled | undefined)?.label;
    if (label) return label;
    const def = at._zod.def as { innerType?: z.ZodType; in?: z.ZodType; out?: z.ZodType; type: string };
    at =
      def.innerType ??
      (def.type === 'pipe'
        ? (def.in?._zod.def as { type: string } | undefined)?.type === 'transform'
          ? def.out
          : def.in
        : undefined);
  }
  return undefined;
}

/**
 * One issue in the reader's language. A message that names an entry of `catalogue` speaks its text;
 * any other issue is told by its kind and the field's label.
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
  if (origin === 'string') return locale === 'zh-CN' ? `${n} 个字符` : `${n} characters`;
  if (origin === 'array' || origin === 'set') return locale === 'zh-CN' ? `${n} 项` : `${n} items`;
  return String(n);
}
