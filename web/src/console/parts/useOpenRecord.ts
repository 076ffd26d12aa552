import { useSearch } from '@tanstack/react-router';
import { z } from 'zod';
import { useGoTo } from '../../lib/Link.tsx';
import { stringifySearch } from '../../lib/search.ts';
import type { ConsolePath, ConsoleScreens } from './links.ts';

type OpenedPath = {
  [Path in ConsolePath]: ConsoleScreens[Path] extends { open?: unknown } ? Path : never;
}[ConsolePath];
type Opened<Path extends OpenedPath> = NonNullable<(ConsoleScreens[Path] & { open?: unknown })['open']>;

/** The record that is open beside a list, as the search param `open` of the page. The params of the list stay as they are. */
export function useOpenRecord<Path extends OpenedPath>(path: Path, schema: z.ZodType<Opened<Path>>) {
  const goTo = useGoTo();
  const { open: raw, ...list }: Record<string, unknown> = useSearch({ strict: false });
  return {
    open: schema.optional().catch(undefined).parse(raw),
    show: (open: Opened<Path>) => goTo(path + stringifySearch({ ...list, open })),
    close: () => goTo(path + stringifySearch(list)),
  };
}
/** The number of a record in a URL. */
export const recordId = z.coerce.number<unknown>().int().positive();
