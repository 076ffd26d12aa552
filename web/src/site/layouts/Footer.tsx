import { Link } from '../../lib/Link.tsx';
import { useSay } from '../../lib/locale.ts';
import { Brand } from './Brand.tsx';
import { text } from './frame.text.ts';
import { footerPlatform, footerServices, type Place } from './navigation.ts';

export function Footer() {
  const say = useSay();
  return (
    <footer className="mt-(--section) bg-ink-0 pt-9 pb-7 text-14 text-fg-3 wide:pt-16 wide:pb-10">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-10 gap-y-7 wide:grid-cols-[2fr_1fr_1fr]">
          <div className="narrow:col-span-2">
            <Brand />
            <p className="mt-4">
              {say(text.mailbox)} office@example.org
              <br />
              {say(text.telephone)} 000-0000-0000
            </p>
          </div>
          <Column title={say(text.platform)} places={footerPlatform()} />
          <Column title={say(text.services)} places={footerServices()} />
        </div>
        <p className="mt-6 flex flex-wrap gap-x-6 gap-y-1.5 border-t border-line pt-5 text-13 wide:mt-11">
          <span>{say(text.copyright)}</span>
          <span>{say(text.filing)}</span>
        </p>
      </div>
    </footer>
  );
}
function Column({ title, places }: { title: string; places: readonly Place[] }) {
  const say = useSay();
  if (places.length === 0) return null;
  return (
    <nav aria-label={title}>
      <p className="mb-2 font-semibold text-fg">{title}</p>
      <ul>
        {places.map((place) => (
          <li key={place.to}>
            <Link to={place.to} className="inline-flex min-h-9 items-center hover:text-fg narrow:min-h-11">
              {say(place.words)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
