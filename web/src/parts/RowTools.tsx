import { useSay } from '../lib/locale.ts';
import { IconButton } from '../ui/Button.tsx';
import { text } from './rowTools.text.ts';

/** Up, down, away: for one row of an ordered list. */
export function RowTools({
  at,
  count,
  onMove,
  onRemove,
}: {
  at: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}) {
  const say = useSay();
  return (
    <span className="flex justify-end self-end narrow:-mt-2">
      <IconButton icon="up" label={say(text.moveUp, at + 1)} disabled={at === 0} onClick={() => onMove(at - 1)} />
      <IconButton
        icon="up"
        className="rotate-180"
        label={say(text.moveDown, at + 1)}
        disabled={at === count - 1}
        onClick={() => onMove(at + 1)}
      />
      <IconButton icon="trash" label={say(text.removeRow, at + 1)} onClick={onRemove} />
    </span>
  );
}
