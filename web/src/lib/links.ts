// Types of the links of an app. Both apps derive theirs from the search params that their features declare (decision 0055).
import type { AnchorHTMLAttributes, ReactNode } from 'react';

/** Reads one param: a text, or several texts under one name. Returns undefined if it does not fit. */
export type ParamReader<T> = (raw: string | string[]) => T | undefined;
type Fields = Record<string, ParamReader<unknown>>;
export type SearchParams<F extends Fields> = { [K in keyof F]?: ReturnType<F[K]> };

/** The params of a page whose URL has none. */
export type NoSearch = Record<string, never>;
export type PathOf<Screens> = keyof Screens & string;
/** The value of a param in a link. A list may also be written as one text with commas. */
type Written<T> = T extends readonly (infer Item)[] ? readonly Item[] | string : T;
type WrittenSearch<Params> = { [Name in keyof Params]: Written<Params[Name]> };
type ForEachPath<Screens, Path extends keyof Screens> = Path extends unknown
  ? (search: WrittenSearch<Screens[Path]>) => void
  : never;
/** The search params that a link to this path may have. For a union of paths: those that suit each of them. */
export type SearchOf<Screens, Path extends keyof Screens> =
  ForEachPath<Screens, Path> extends (search: infer Search) => void ? Search : never;
/** The paths that open without search params. */
export type BarePath<Screens> = {
  [Path in PathOf<Screens>]: Record<never, never> extends Screens[Path] ? Path : never;
}[PathOf<Screens>];
export interface LinkAttributes extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  replace?: boolean;
  children: ReactNode;
}
export interface GoOptions {
  replace?: boolean;
}
/** A link component for these screens: `<Link to="/details" search={{ id }}>`. */
export interface LinkTo<Screens> {
  <Path extends BarePath<Screens>>(
    props: LinkAttributes & { to: Path; search?: SearchOf<Screens, Path> | undefined },
  ): ReactNode;
  <Path extends PathOf<Screens>>(props: LinkAttributes & { to: Path; search: SearchOf<Screens, Path> }): ReactNode;
}
/** Opens one of these screens: `go('/details', { id })`. */
export interface GoTo<Screens> {
  <Path extends BarePath<Screens>>(to: Path, search?: SearchOf<Screens, Path>, options?: GoOptions): void;
  <Path extends PathOf<Screens>>(to: Path, search: SearchOf<Screens, Path>, options?: GoOptions): void;
}
/** Reads search params of one of these screens: only declared ones, by readers that return the declared type. */
export type SearchReader<Screens> = <
  Path extends PathOf<Screens>,
  const Fields extends { [Name in keyof Screens[Path]]?: ParamReader<NonNullable<Screens[Path][Name]>> } & Record<
    string,
    ParamReader<unknown>
  >,
>(
  path: Path,
  fields: Fields & Record<Exclude<keyof Fields, keyof Screens[Path]>, never>,
) => SearchParams<Fields>;
/** Returns the URL of one of these screens, for lists of links: `urlOf('/orders', { status })`. */
export interface UrlOf<Screens> {
  <Path extends BarePath<Screens>>(to: Path, search?: SearchOf<Screens, Path>): string;
  <Path extends PathOf<Screens>>(to: Path, search: SearchOf<Screens, Path>): string;
}

/** The paths of the site with their search params. Each feature declares its own beside its route records. */
export interface SiteScreens {
  '/': NoSearch;
  '/personal': NoSearch;
}
export type SitePath = PathOf<SiteScreens>;
/** The paths that open without search params. */
export type BareSitePath = BarePath<SiteScreens>;
