import { sourceParts } from './sourceParts.ts';

/** Counts the type assertions (`x as T`) in code; `as const` and renamed imports and exports do not count. */
export function countCasts(source: string): number {
  const code = sourceParts(source)
    .code.replace(/^(?:import|export)\b[^;=(]*?(?:from\s*""|\});?/gm, '')
    .replace(/\bkeyof\s+\w+\s+as\b/g, '');
  return [...code.matchAll(/[\w)\]}"!?>]\s+as\s+(?!const\b)["\w{([|]/g)].length;
}
