import { IconButton } from '../../ui/Button.tsx';

interface Props {
  /** The index of the row, from 0, and the number of rows. */
  at: number;
  count: number;
  labels: { up: string; down: string };
  disabled?: boolean;
  onMove: (to: number) => void;
}

/** Two buttons that move a row up or down. */
export function MoveButtons({ at, count, labels, disabled, onMove }: Props) {
  return (
    <>
      <IconButton
        icon="up"
        data-tool="up"
        label={labels.up}
        disabled={at === 0 || disabled}
        onClick={() => onMove(at - 1)}
      />
      <IconButton
        icon="up"
        data-tool="down"
        className="rotate-180"
        label={labels.down}
        disabled={at === count - 1 || disabled}
        onClick={() => onMove(at + 1)}
      />
    </>
  );
}

/** Returns a list with one item moved to another index. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
