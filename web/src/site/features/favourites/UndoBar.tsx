import { useEffect } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { text } from './favourites.text.ts';

/** Long enough to notice and reconsider the removal. */
const offeredMs = 12_000;

/** Names what was removed and offers undo; it disappears by itself. */
export function UndoBar({
  count,
  busy,
  onUndo,
  onGone,
}: {
  count: number;
  busy: boolean;
  onUndo: () => void;
  onGone: () => void;
}) {
  const say = useSay();
  const format = useFormat();
  useEffect(() => {
    const timer = setTimeout(onGone, offeredMs);
    return () => clearTimeout(timer);
  }, [onGone]);
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-[calc(16px+env(safe-area-inset-bottom))] z-40 mx-auto flex max-w-110 animate-fade items-center gap-3 rounded-card border border-line bg-ink-3 py-1.5 pr-1.5 pl-5 shadow-[0_16px_50px_rgb(0_0_0/.5)]"
    >
      <p className="flex-1 text-14">{say(text.removed, format.number(count))}</p>
      <Button small icon="undo" loading={busy} onClick={onUndo}>
        {say(text.undo)}
      </Button>
      <IconButton icon="close" label={say(text.dismiss)} onClick={onGone} />
    </div>
  );
}
