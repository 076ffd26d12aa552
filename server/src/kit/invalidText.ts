import type { z } from 'zod';

/** Whether PostgreSQL can store the text: it refuses U+0000 and unpaired surrogates. */
export const isStorableText = (words: string) => words.isWellFormed() && !words.includes('\0');

/** Finds the first text in `input` that the database cannot store, as an issue of its field. */
export function findInvalidText(input: unknown): z.core.$ZodIssue | undefined {
  // Iterative, because the sender decides how deep the input is nested.
  const waiting: { value: unknown; path: PropertyKey[] }[] = [{ value: input, path: [] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && !isStorableText(value))
      return { code: 'custom', path, message: 'badText', input: value };
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorableText(key)) return { code: 'custom', path, message: 'badText', input: key };
      waiting.push({ value: inner, path: [...path, key] });
    }
  }
  return undefined;
}
