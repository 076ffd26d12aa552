import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, type MouseEvent, type ReactNode, useRef } from 'react';
import { stringifySearch, targetOf } from './search.ts';

/** Search values of an address; undefined ones are left out. */
export type SearchValues = Record<string, string | number | boolean | readonly (string | number)[] | undefined>;

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  search?: SearchValues | undefined;
  replace?: boolean;
  children: ReactNode;
}
/** Hovering this long means something. */
const INTENT_MS = 50;

/**
 * A link inside the app: `<Link to="/details" search={{ id }}>`. Its page's script is fetched on hover or touch. A plain
 * anchor that watches nothing: the router's own follows the address, which a wall of posters pays for a hundredfold.
 */
export function Link({ to, search, replace, children, onClick, ...rest }: Props) {
  const router = useRouter();
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);
  const target = { to, search: search ?? {}, replace } as never;
  // A page that cannot be fetched ahead is fetched, and its failure told, when it is opened.
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
      href={router.history.createHref(to + stringifySearch(search ?? {}))}
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
/** A link of a menu: marked while the reader stands on its page, whatever the page's own filters are. */
export function NavLink(props: Props) {
  const isHere = useLocation({ select: ({ pathname }) => pathname === props.to });
  return <Link aria-current={isHere ? 'page' : undefined} {...props} />;
}

/** `const go = useGo(); go('/resultPage', { orderNo })`. */
export function useGo() {
  const navigate = useNavigate();
  return (to: string, search: SearchValues = {}, options: { replace?: boolean } = {}) =>
    // A change of search values alone leaves the reader where she is; the router scrolls up on a new path (spec §2).
    void navigate({ to, search, resetScroll: false, ...options } as never);
}
/** The same for a path that carries its search params: `goTo('/personal/order/details?orderNo=…')`. */
export function useGoTo() {
  const go = useGo();
  return (path: string, options: { replace?: boolean } = {}) => {
    const { to, search } = targetOf(path);
    go(to, search, options);
  };
}
/** Back to where the visitor came from, or to `otherwise` when the visit began here. */
export function useBack() {
  const router = useRouter();
  const go = useGo();
  return (otherwise = '/home') => (router.history.canGoBack() ? router.history.back() : go(otherwise));
}
