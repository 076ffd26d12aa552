import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useSay } from '../../lib/locale.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { text } from './fieldRows.text.ts';
import { MoveButtons } from './MoveButtons.tsx';

interface Props {
  /** `useFieldArray({ control: form.control, name, keyName: 'key' })` */
  rows: {
    fields: readonly { key: string }[];
    move: (from: number, to: number) => void;
    remove: (at: number) => void;
  };
  /** The control that adds a row: an `AddRow`, or another component. It is left out while the form is disabled or full. */
  add: ReactNode;
  most?: number;
  disabled?: boolean;
  /** The order of rows has no meaning, or the server sorts them: no buttons that move a row. */
  isUnordered?: boolean;
  /** The name of the button that removes the row; by default “Remove row 1”. */
  removeLabel?: (at: number) => string;
  /** Gaps between the rows. */
  className?: string;
  /** The grid of a row. */
  rowClassName: string;
  /** Renders the fields of a row, with the place of its buttons among them. */
  children: (at: number, tools: ReactNode) => ReactNode;
}

/** A list of form rows, which can be added, moved and removed. */
export function FieldRows({
  rows,
  add,
  most,
  disabled,
  isUnordered,
  removeLabel,
  className,
  rowClassName,
  children,
}: Props) {
  const say = useSay();
  const count = rows.fields.length;
  const [box, focusNext] = useFocusNext();
  const toolsOf = (at: number) => (
    <span className="flex justify-end self-end narrow:-mt-2">
      {!isUnordered && (
        <MoveButtons
          at={at}
          count={count}
          labels={{ up: say(text.moveUp, at + 1), down: say(text.moveDown, at + 1) }}
          onMove={(to) => {
            rows.move(at, to);
            focusNext({ at: to, tools: to < at ? ['up', 'down'] : ['down', 'up'] });
          }}
        />
      )}
      <IconButton
        icon="trash"
        data-tool="remove"
        label={removeLabel?.(at) ?? say(text.removeRow, at + 1)}
        onClick={() => {
          rows.remove(at);
          focusNext({ at: Math.min(at, count - 2), tools: ['remove'] });
        }}
      />
    </span>
  );
  return (
    <div ref={box} className="grid gap-4">
      {count > 0 && (
        <ol className={cx('grid', className ?? 'gap-4')}>
          {rows.fields.map((row, at) => (
            <li key={row.key} className={rowClassName}>
              {children(at, disabled ? null : toolsOf(at))}
            </li>
          ))}
        </ol>
      )}
      {!disabled && (most === undefined || count < most) && add}
    </div>
  );
}

/** The button below the rows. */
export function AddRow({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button small icon="plus" className="justify-self-start" onClick={onClick}>
      {children}
    </Button>
  );
}

/** The row to focus, and its buttons by preference, because one at an end of the list is disabled. */
interface NextFocus {
  at: number;
  tools: readonly ('up' | 'down' | 'remove')[];
}
/**
 * Keeps keyboard focus when a row moves or is removed, because its buttons are elsewhere then or gone. Without a row left, the button
 * that adds one gets the focus.
 */
function useFocusNext(): [box: RefObject<HTMLDivElement | null>, focusNext: (next: NextFocus) => void] {
  const box = useRef<HTMLDivElement>(null);
  const next = useRef<NextFocus>(undefined);
  useEffect(() => {
    if (!box.current || !next.current) return;
    const { at, tools } = next.current;
    next.current = undefined;
    const row = box.current.querySelector(`:scope > ol > li:nth-child(${at + 1})`) ?? box.current;
    const wanted = [...tools.map((tool) => `[data-tool=${tool}]:not([disabled])`), 'button:not([disabled])'];
    for (const selector of wanted) {
      const found = row.querySelector<HTMLElement>(selector);
      if (found) return found.focus();
    }
  });
  return [
    box,
    (wanted) => {
      next.current = wanted;
    },
  ];
}
