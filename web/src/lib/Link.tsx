import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useRef } from 'react';
import type { BareSitePath, GoOptions, GoTo, LinkAttributes, LinkTo, SiteScreens, UrlOf } from './links.ts';
import { stringifySearch, targetOf } from './search.ts';

// Links of the site. A wrong path, a missing param or an unknown one does not compile (decision 0055). The untyped ones (`AnyLink`, `useAnyGo`,
// `anyUrlOf`) are what these and those of the console (console/parts/links.ts) are made of.

interface Props extends LinkAttributes {
  to: string;
  search?: object | undefined;
}
/** How long (ms) the pointer must hover before the page is prefetched. */
const INTENT_MS = 50;

/**
 * A link inside the app: `<Link to="/details" search={{ id }}>`. It prefetches the page's script on hover or touch. It is a plain anchor,
 * because the router's own link subscribes to the URL, which is slow in a grid of a hundred posters.
 */
export function AnyLink({ to, search, replace, children, onClick, ...rest }: Props) {
  const router = useRouter();
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);
  const target = { to, search: { ...search }, ...(replace && { replace }) };
  // A failed prefetch is ignored: opening the page fetches it again and shows the error.
  const preload = () => void router.preloadRoute(target).catch(() => undefined);
  const wait = () => {
    clearTimeout(intent.current);
    intent.current = setTimeout(preload, INTENT_MS);
  };
  function follow(e: MouseEvent<HTMLAnchorElement>) {
    onClick?.(e);
    const elsewhere = e.metaKey || e.ctrlKey || e.shiftKey || e.altKey || e.button !== 0 || rest.target === '_blank';
    if (e.defaultPrevented || elsewhere) return;
    e.preventDefault();
    void router.navigate(target);
  }
  return (
    <a
      href={router.history.createHref(anyUrlOf(to, search))}
      onPointerEnter={wait}
      onPointerLeave={() => clearTimeout(intent.current)}
      onTouchStart={preload}
      onFocus={wait}
      onBlur={() => clearTimeout(intent.current)}
      {...rest}
      onClick={follow}
    >
      {children}
    </a>
  );
}
/** A link of a menu. It is marked while its page is open, whatever the page's filters are. */
function AnyNavLink(props: Props) {
  const isHere = useLocation({ select: ({ pathname }) => pathname === props.to });
  return <AnyLink aria-current={isHere ? 'page' : undefined} {...props} />;
}

/** Links to a URL that staff have entered, or that `urlOf` has made: `/program?typeId=1`. */
export const UrlLink = ({ url, ...rest }: LinkAttributes & { url: string }) => <AnyLink {...targetOf(url)} {...rest} />;
export const UrlNavLink = ({ url, ...rest }: LinkAttributes & { url: string }) => (
  <AnyNavLink {...targetOf(url)} {...rest} />
);
export const anyUrlOf = (to: string, search: object = {}): string => to + stringifySearch({ ...search });

/** `const go = useAnyGo(); go('/resultPage', { orderNo })`. */
export function useAnyGo() {
  const navigate = useNavigate();
  return (to: string, search: object = {}, options: GoOptions = {}) =>
    // A change of search params alone keeps the scroll position; a new path scrolls to the top (spec §2).
    void navigate({ to, search: { ...search }, resetScroll: false, ...options });
}
/** Like `useGo`, for a path with search params: `goTo('/personal/order/details?orderNo=…')`. */
export function useGoTo() {
  const go = useAnyGo();
  return (path: string, options: GoOptions = {}) => {
    const { to, search } = targetOf(path);
    go(to, search, options);
  };
}
/** Goes back, or to `otherwise` if the visit began on this page. */
export function useBack(): (otherwise?: BareSitePath) => void {
  const router = useRouter();
  const go = useAnyGo();
  return (otherwise = '/home') => (router.history.canGoBack() ? router.history.back() : go(otherwise));
}

/** @alias */
export const Link: LinkTo<SiteScreens> = AnyLink;
export const NavLink: LinkTo<SiteScreens> = AnyNavLink;
/** @alias */
export const useGo: () => GoTo<SiteScreens> = useAnyGo;
/** Returns the URL of a screen: `urlOf('/details', { id })`. @alias */
export const urlOf: UrlOf<SiteScreens> = anyUrlOf;
