import type { z } from 'zod';

/** PostgreSQL keeps neither U+0000 nor half of a surrogate pair. */
export const isStorable = (words: string) => words.isWellFormed() && !words.includes('\0');

/** The first text in `input` that the database cannot keep, as an issue of its field. */
export function unstorable(input: unknown): z.core.$ZodIssue | undefined {
  // Not recursive: the sender decides how deep it goes.
  const waiting: { value: unknown; path: PropertyKey[] }[] = [{ value: input, path: [] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && !isStorable(value))
      return { code: 'custom', path, message: 'badText', input: value };
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return { code: 'custom', path, message: 'badText', input: key };
      waiting.push({ value: inner, path: [...path, key] });
    }
  }
  return undefined;
}
