import type { ErrorComponentProps } from '@tanstack/react-router';
import { useSay } from '../../../lib/locale.ts';
import { ChunkError } from '../../../lib/route.ts';
import { Button } from '../../../ui/Button.tsx';
import { Mark } from '../../../ui/Icon.tsx';
import { text } from './notFound.text.ts';

/** The page shown if a page's script failed to load (spec §8) or rendering threw. */
export function PageFailed({ error }: ErrorComponentProps) {
  const say = useSay();
  return (
    <section
      role="alert"
      className="wrap grid min-h-[62svh] place-content-center justify-items-center gap-5 text-center"
    >
      <Mark lamp={false} className="size-24 text-rose" />
      <h1 className="serif text-30 leading-tight">{say(text.failedTitle)}</h1>
      <p className="max-w-[30em] text-fg-2">{error instanceof ChunkError ? error.message : say(text.unexpected)}</p>
      <Button kind="amber" icon="refresh" onClick={() => location.reload()}>
        {say(text.reload)}
      </Button>
    </section>
  );
}
