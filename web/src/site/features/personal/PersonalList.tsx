import type { UserInfo } from '@pavilion/protocol/accounts.ts';
import { useRouter } from '@tanstack/react-router';
import { useFormat } from '../../../lib/format.ts';
import { Link } from '../../../lib/Link.tsx';
import type { BareSitePath } from '../../../lib/links.ts';
import { useSay } from '../../../lib/locale.ts';
import { useSignOut } from '../../../lib/user.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { text } from './personal.text.ts';

const entries: readonly { to: BareSitePath; icon: IconName }[] = [
  { to: '/personal/contract', icon: 'contract' },
  { to: '/personal/notifications', icon: 'bell' },
  { to: '/personal/collection', icon: 'heart' },
  { to: '/personal/history', icon: 'clock' },
  { to: '/personal/address', icon: 'pin' },
  { to: '/personal/userAuthe', icon: 'check' },
  { to: '/personal/userProfile', icon: 'settings' },
  { to: '/agreement', icon: 'info' },
];
/** Returns the screens that exist, by title. */
function useEntries() {
  const { routesByPath } = useRouter();
  return entries.flatMap(({ to, icon }) => {
    const title = routesByPath[to]?.options.staticData?.record?.title;
    return title ? [{ to, icon, title }] : [];
  });
}
const line = 'flex min-h-14 w-full items-center gap-4 border-b border-line text-left';

/** The personal menu on phones. */
export function PersonalList({ user }: { user: UserInfo }) {
  const say = useSay();
  const format = useFormat();
  const signOut = useSignOut();
  const shown = useEntries();
  return (
    <nav aria-label={say(text.more)}>
      <ul className="border-t border-line">
        {shown.map(({ to, icon, title }) => (
          <li key={to}>
            <Link to={to} className={line}>
              <Icon name={icon} className="text-[22px] text-lilac" />
              <span className="flex-1">{say(title)}</span>
              {to === '/personal/notifications' && user.unreadCount > 0 && (
                <span className="text-13 text-amber">{say(text.unread, format.number(user.unreadCount))}</span>
              )}
              <Icon name="chevron" className="text-fg-3" />
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={line} onClick={() => void signOut()}>
            <Icon name="logout" className="text-[22px] text-fg-3" />
            {say(text.signOut)}
          </button>
        </li>
      </ul>
    </nav>
  );
}
