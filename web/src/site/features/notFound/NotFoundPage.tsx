import { Link } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Mark } from '../../../ui/Icon.tsx';
import { text } from './notFound.text.ts';

/** The page of any unknown path (spec §2): the logo with its lamp out. */
export function NotFoundPage() {
  const say = useSay();
  return (
    <section className="wrap grid min-h-[62svh] place-content-center justify-items-center gap-5 text-center">
      <Mark lamp={false} className="size-28 text-line-2" />
      <p className="num text-52 text-fg-3">404</p>
      <h1 className="serif text-30 leading-tight">{say(text.title)}</h1>
      <p className="max-w-[30em] text-fg-2">{say(text.body)}</p>
      <Link to="/home" className={buttonClass('amber')}>
        {say(text.home)}
      </Link>
    </section>
  );
}
