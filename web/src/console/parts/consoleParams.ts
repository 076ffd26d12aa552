import { useSearch } from '@tanstack/react-router';
import type { z } from 'zod';
import type { ConsolePath, ConsoleScreens } from './links.ts';

/** The search params, parsed with one schema: undefined if any of them does not fit, so that no other record opens. */
export function useParsedSearch<S extends z.ZodType>(schema: S): z.output<S> | undefined {
  const parsed = schema.safeParse(useSearch({ strict: false }));
  return parsed.success ? parsed.data : undefined;
}
type UndeclaredIn<Path extends ConsolePath, S extends z.ZodType> = Exclude<
  keyof z.output<S>,
  keyof ConsoleScreens[Path]
>;
/** The same for one page: the schema may read only the params that the page declares, with their types. */
export const useConsoleParams = <Path extends ConsolePath, S extends z.ZodType<ConsoleScreens[Path]>>(
  _path: Path,
  schema: S & ([UndeclaredIn<Path, S>] extends [never] ? unknown : never),
): z.output<S> | undefined => useParsedSearch<S>(schema);
