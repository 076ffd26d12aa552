import type { StaffInfo } from '@pavilion/protocol/staff.ts';
import { consoleSession, StaffRole } from '@pavilion/protocol/staff.ts';
import { Outlet, useMatches, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { request, useApi } from '../../lib/api.ts';
import { setLocale, useLocale, useSay } from '../../lib/locale.ts';
import { onNavigate } from '../../lib/navigation.ts';
import { clearSession, useSignedIn } from '../../lib/session.ts';
import { buttonClass, IconButton } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon, Mark } from '../../ui/Icon.tsx';
import { Empty, Loaded } from '../../ui/Loaded.tsx';
import { type ConsolePage, mayUse } from '../consolePage.ts';
import { consolePages } from '../consolePages.ts';
import { Link, useGo } from '../parts/links.ts';
import { text } from './frame.text.ts';

/** The role's menu on the left, the open page on the right; on phones the menu is a drawer. */
export function ConsoleFrame() {
  const me = useApi(consoleSession.me);
  const signedIn = useSignedIn();
  const go = useGo();
  const here = useRouterState({ select: (s) => s.location.href });
  // The session has ended (401, another tab): go to the sign-in page, and return here afterwards.
  useEffect(() => {
    if (!signedIn) go('/sign-in', { to: here }, { replace: true });
  });
  if (!signedIn) return null;
  return <Loaded of={me}>{(staff) => <ConsoleShell staff={staff} />}</Loaded>;
}

function ConsoleShell({ staff }: { staff: StaffInfo }) {
  const say = useSay();
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.page });
  const [open, setOpen] = useState(false);
  useEffect(() => onNavigate(() => setOpen(false)), []);
  useEffect(() => {
    if (!open) return;
    const onKey = (e: KeyboardEvent) => e.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  useEffect(() => {
    document.title = `${page ? `${say(page.title)} · ` : ''}${say(text.brand)}`;
  }, [page, say]);
  return (
    <div className="min-h-svh desktop:grid desktop:grid-cols-[232px_minmax(0,1fr)]">
      <div className="sticky top-0 z-40 flex items-center gap-3 border-b border-line bg-ink-0 px-4 py-1.5 desktop:hidden">
        <IconButton icon="menu" label={say(text.openMenu)} aria-expanded={open} onClick={() => setOpen(!open)} />
        <span className="font-semibold">{page && say(page.title)}</span>
      </div>
      {open && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className="fixed inset-0 z-40 bg-ink-0/70 desktop:hidden"
          onClick={() => setOpen(false)}
        />
      )}
      <aside
        className={cx(
          'z-50 flex flex-col bg-ink-0 px-3 pt-5 pb-3 max-desktop:fixed max-desktop:inset-y-0 max-desktop:left-0 max-desktop:w-[260px] desktop:sticky desktop:top-0 desktop:h-svh desktop:border-r desktop:border-line',
          !open && 'max-desktop:hidden',
        )}
      >
        <Link to="/board" className="mb-5 flex items-center gap-2.5 px-2">
          <Mark className="size-8" />
          <span className="leading-snug">
            <b className="block text-14 font-semibold">{say(text.brandName)}</b>
            <span className="block text-12 text-fg-3">{say(text.brandUnder)}</span>
          </span>
        </Link>
        <ConsoleMenu staff={staff} within={page?.within} />
        <ConsoleFoot staff={staff} />
      </aside>
      <main className="min-w-0 px-4 py-5 [--gutter:16px] wide:px-8 wide:py-7">
        <ConsoleRoom staff={staff} page={page} />
      </main>
    </div>
  );
}

/** If a second factor is required and not set up, only the account page is open, as on the server. */
function ConsoleRoom({ staff, page }: { staff: StaffInfo; page: ConsolePage | undefined }) {
  const say = useSay();
  if (staff.totpNeeded && page && page.path !== '/account')
    return (
      <Empty
        words={say(text.totpNeeded)}
        action={
          <Link to="/account" className={buttonClass('amber', true)}>
            {say(text.account)}
          </Link>
        }
      />
    );
  if (!page || mayUse(staff.role, page)) return <Outlet />;
  return (
    <Empty
      words={say(text.notYours)}
      action={
        <Link to="/board" className={buttonClass('line', true)}>
          {say(text.back)}
        </Link>
      }
    />
  );
}

function ConsoleMenu({ staff, within }: { staff: StaffInfo; within: ConsolePage['within'] }) {
  const say = useSay();
  const here = useRouterState({ select: (s) => s.location.pathname });
  const path = within ?? here;
  const mine = consolePages.filter((page) => page.menu && mayUse(staff.role, page));
  const groups = [...new Map(mine.map((page) => [page.menu!.group.en, page.menu!.group])).values()];
  /** An editor belongs to the list that it was opened from. */
  const current = mine.find((page) => path === page.path || path.startsWith(`${page.path}/`))?.path;
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another line of the menu
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <nav
      ref={list}
      aria-label={say(text.menu)}
      className="-mx-1 grid min-h-0 flex-1 content-start gap-4 overflow-y-auto overscroll-contain px-1 pb-7 [mask-image:linear-gradient(#000_calc(100%-28px),transparent)]"
    >
      {groups.map((group) => (
        <div key={group.en}>
          <h2 className="px-2 pb-1 text-12 text-fg-3">{say(group)}</h2>
          {mine
            .filter((page) => page.menu!.group.en === group.en)
            .map((page) => (
              <Link
                key={page.path}
                to={page.path}
                aria-current={current === page.path ? 'page' : undefined}
                className="flex min-h-9 scroll-my-7 items-center gap-3 rounded-[6px] px-2 text-14 text-fg-2 transition-colors hover:bg-ink-3 hover:text-fg aria-[current=page]:bg-ink-3 aria-[current=page]:font-semibold aria-[current=page]:text-fg max-desktop:min-h-11"
              >
                <Icon name={page.menu!.icon} className="text-17 text-lilac" />
                {say(page.title)}
              </Link>
            ))}
        </div>
      ))}
    </nav>
  );
}

function ConsoleFoot({ staff }: { staff: StaffInfo }) {
  const say = useSay();
  const locale = useLocale();
  const go = useGo();
  async function signOut() {
    try {
      await request(consoleSession.logout);
    } finally {
      clearSession(); // a failed request must not prevent signing out
      go('/sign-in');
    }
  }
  const line =
    'flex min-h-9 w-full items-center gap-3 rounded-[6px] px-2 text-14 text-fg-2 hover:bg-ink-3 hover:text-fg max-desktop:min-h-11';
  return (
    <div className="grid grid-cols-1 gap-0.5 border-t border-line pt-3">
      <Link to="/account" className={line}>
        <Icon name="user" className="text-17" />
        <span className="min-w-0 py-1 leading-snug">
          <span className="block truncate">{staff.name}</span>
          <span className="block text-12 text-fg-3">{say(StaffRole.label(staff.role))}</span>
        </span>
      </Link>
      <button type="button" className={line} onClick={() => setLocale(locale === 'zh-CN' ? 'en-US' : 'zh-CN')}>
        <Icon name="globe" className="text-17" />
        {say(text.language)}
      </button>
      <a className={line} href="/" target="_blank" rel="noreferrer">
        <Icon name="out" className="text-17" />
        {say(text.site)}
      </a>
      <button type="button" className={line} onClick={() => void signOut()}>
        <Icon name="logout" className="text-17" />
        {say(text.signOut)}
      </button>
    </div>
  );
}
