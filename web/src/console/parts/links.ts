// Links of the console, and the search params of its pages. A wrong path, a missing param or an unknown one does not compile (decision 0055).
import type { z } from 'zod';
import * as any from '../../lib/Link.tsx';
import type { BarePath, GoTo, LinkTo, NoSearch, PathOf, UrlOf } from '../../lib/links.ts';

/** The paths of the console with their search params. Each feature declares its own beside its pages. */
export interface ConsoleScreens {
  '/': NoSearch;
  '/sign-in': { to?: string };
}
export type ConsolePath = PathOf<ConsoleScreens>;
/** The paths that open without search params. */
export type BareConsolePath = BarePath<ConsoleScreens>;
/** The search params of a list: the input of its endpoint. */
export type ListSearch<E extends { input: z.ZodType }> = Partial<z.output<E['input']>>;
/** The search params of an editor: the record, its version after a restore, and whether to publish at once. */
export interface EditSearch {
  id?: number;
  v?: number;
  publish?: 1;
}
/** The paths of lists whose records have an editor. */
export type EditedPath = {
  [Path in ConsolePath]: `${Path}/edit` extends ConsolePath ? Path : never;
}[ConsolePath];

export const Link: LinkTo<ConsoleScreens> = any.AnyLink;
export const useGo: () => GoTo<ConsoleScreens> = any.useAnyGo;
export const urlOf: UrlOf<ConsoleScreens> = any.anyUrlOf;
