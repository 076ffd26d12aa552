import { Link } from '../../lib/Link.tsx';
import { useSay } from '../../lib/locale.ts';
import { useSignOut, useUser } from '../../lib/user.ts';
import { Icon } from '../../ui/Icon.tsx';
import { boxLine, HoverBox } from './HoverBox.tsx';
import { text } from './menu.text.ts';
import { personalPlaces } from './personalPlaces.ts';

export function Portrait({ url, className }: { url: string | undefined; className: string }) {
  return url ? (
    <img src={url} alt="" className={`rounded-full bg-ink-4 object-cover ${className}`} />
  ) : (
    <span className={`grid place-items-center rounded-full bg-ink-4 text-lilac ${className}`}>
      <Icon name="user" />
    </span>
  );
}
/** Name and portrait with the personal pages below; on wide screens only, because the side menu has it on phones. */
export function UserBox() {
  const say = useSay();
  const user = useUser();
  const signOut = useSignOut();
  const name = user?.nickname || user?.username || say(text.usernameNotSet);
  return (
    <HoverBox
      className="only-wide"
      label={name}
      button={
        <>
          <Portrait url={user?.portrait} className="size-8 text-17" />
          <span className="max-w-28 truncate text-fg">{name}</span>
        </>
      }
    >
      {() => (
        <>
          {personalPlaces.slice(0, 4).map((place) => (
            <Link key={place.to} to={place.to} className={boxLine}>
              <Icon name={place.icon} className="text-17" />
              {say(place.words)}
            </Link>
          ))}
          <button type="button" className={boxLine} onClick={() => void signOut()}>
            <Icon name="logout" className="text-17" />
            {say(text.signOut)}
          </button>
        </>
      )}
    </HoverBox>
  );
}
