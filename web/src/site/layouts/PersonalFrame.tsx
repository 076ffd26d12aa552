import { Outlet } from '@tanstack/react-router';
import { NavLink } from '../../lib/Link.tsx';
import { useSay } from '../../lib/locale.ts';
import { Icon } from '../../ui/Icon.tsx';
import { text } from './menu.text.ts';
import { personalPlaces } from './personalPlaces.ts';

/** The personal centre's left menu, on wide screens (spec §2). */
export function PersonalFrame() {
  const say = useSay();
  return (
    <div className="wrap grid gap-12 wide:grid-cols-[220px_minmax(0,1fr)]">
      <nav
        aria-label={say(text.personalCentre)}
        className="only-wide sticky top-28 grid content-start gap-1 self-start"
      >
        {personalPlaces.map((place) => (
          <NavLink
            key={place.to}
            to={place.to}
            className="flex min-h-11 items-center gap-3 rounded-card px-3 text-15 text-fg-2 hover:bg-ink-3 hover:text-fg aria-[current]:bg-ink-3 aria-[current]:font-semibold aria-[current]:text-amber"
          >
            <Icon name={place.icon} className="text-19" />
            {say(place.words)}
          </NavLink>
        ))}
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
