import { Link } from '../../lib/Link.tsx';
import { useSay } from '../../lib/locale.ts';
import { Mark } from '../../ui/Icon.tsx';
import { text } from './frame.text.ts';

/** Logo and name; always a link to /home (product §12). */
export function Brand() {
  const say = useSay();
  return (
    <Link to="/home" className="brand" aria-label={`${say(text.brand)} ${say(text.brandUnder)}`}>
      <Mark />
      <span>
        <b>{say(text.brand)}</b>
        <i>{say(text.brandUnder)}</i>
      </span>
    </Link>
  );
}
