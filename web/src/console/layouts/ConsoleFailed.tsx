import { messageOf } from '../../lib/errors.ts';
import { useSay } from '../../lib/locale.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Mark } from '../../ui/Icon.tsx';
import { Link } from '../parts/links.ts';
import { text } from './frame.text.ts';

export function ConsoleNotFound() {
  const say = useSay();
  return (
    <div className="grid min-h-[60svh] place-content-center justify-items-center gap-5 text-center">
      <Mark lamp={false} className="size-16 text-line-2" />
      <h1 className="serif text-24">{say(text.notFound)}</h1>
      <Link to="/board" className={buttonClass('line', true)}>
        {say(text.back)}
      </Link>
    </div>
  );
}
export function ConsoleFailed({ error }: { error: unknown }) {
  const say = useSay();
  return (
    <div className="grid min-h-[60svh] place-content-center justify-items-center gap-5 text-center" role="alert">
      <Mark lamp={false} className="size-16 text-line-2" />
      <h1 className="serif text-24">{say(text.failed)}</h1>
      <p className="text-fg-2">{messageOf(error)}</p>
      <Button onClick={() => location.reload()}>{say(text.reload)}</Button>
    </div>
  );
}
