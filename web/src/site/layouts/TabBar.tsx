import { NavLink } from '../../lib/Link.tsx';
import { useSay } from '../../lib/locale.ts';
import type { RouteRecord } from '../../lib/route.ts';
import { recheckSession } from '../../lib/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { text } from './frame.text.ts';
import { tabPlaces } from './navigation.ts';

/** The tab bar of narrow screens, on the pages that have it (product §12). A click on a tab checks the login again (spec §4). */
export function TabBar({ record }: { record: RouteRecord | undefined }) {
  const say = useSay();
  if (!record?.tabBar) return null;
  return (
    <nav className="tabbar" aria-label={say(text.tabs)}>
      {tabPlaces.map((place) => (
        <NavLink key={place.to} to={place.to} onClick={() => recheckSession()}>
          <Icon name={place.icon} />
          {say(place.words)}
        </NavLink>
      ))}
    </nav>
  );
}
