import { type LinkOptions, Link as RouterLink, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import type { z } from 'zod';

/** Search values of an address; undefined ones are left out. */
export type SearchValues = Record<string, string | number | boolean | readonly (string | number)[] | undefined>;

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  search?: SearchValues | undefined;
  replace?: boolean;
  children: ReactNode;
}
/** A link inside the app: `<Link to="/details" search={{ id }}>`. Its page's script is fetched on hover or touch. */
export function Link({ to, search, replace, children, ...rest }: Props) {
  const target = {
    to,
    search: search ?? {},
    replace,
    activeOptions: { exact: true },
    activeProps: {},
  } as unknown as LinkOptions;
  return (
    <RouterLink {...rest} {...target}>
      {children}
    </RouterLink>
  );
}

/** `const go = useGo(); go('/resultPage', { orderNo })`. */
export function useGo() {
  const navigate = useNavigate();
  return (to: string, search: SearchValues = {}, options: { replace?: boolean } = {}) =>
    // A change of search values alone leaves the reader where she is; the router scrolls up on a new path (spec §2).
    void navigate({ to, search, resetScroll: false, ...options } as never);
}
/** Back to where the visitor came from, or to `otherwise` when the visit began here. */
export function useBack() {
  const router = useRouter();
  const go = useGo();
  return (otherwise = '/home') => (router.history.canGoBack() ? router.history.back() : go(otherwise));
}

/** The address's search values through a schema; what does not fit falls to the schema's defaults. */
export function useAddress<S extends z.ZodType>(schema: S): z.output<S> | undefined {
  const raw = useSearch({ strict: false }) as unknown;
  const parsed = schema.safeParse(raw);
  return parsed.success ? parsed.data : undefined;
}
