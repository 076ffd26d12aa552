import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { onNavigate } from '../../lib/navigation.ts';

/** A box that opens on hover and closes when the mouse leaves (spec §2); click and keyboard open it too. */
export function HoverBox({
  button,
  label,
  className,
  openOnFocus = false,
  children,
}: {
  button: ReactNode;
  label: string;
  className?: string;
  /** Keyboard focus opens it too, for a box that only shows something. */
  openOnFocus?: boolean;
  children: (close: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  useEffect(() => onNavigate(() => setOpen(false)), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering is a convenience beside the button
    <div
      ref={box}
      className={`relative ${className ?? ''}`}
      onPointerEnter={(e) => e.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(e) => e.pointerType === 'mouse' && close()}
      onBlur={(e) => !box.current?.contains(e.relatedTarget) && close()}
      onKeyDown={(e) => e.key === 'Escape' && close()}
    >
      <button
        type="button"
        className="u"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onFocus={(e) => openOnFocus && e.target.matches(':focus-visible') && setOpen(true)}
        onClick={() => setOpen((now) => !now || matchMedia('(hover: hover)').matches)}
      >
        {button}
      </button>
      <div
        id={id}
        hidden={!open}
        className="absolute top-full right-0 z-10 min-w-40 rounded-card border border-line bg-ink-2 p-1.5 shadow-[0_16px_48px_rgb(0_0_0/.5)]"
      >
        {open && children(close)}
      </div>
    </div>
  );
}
export const boxLine =
  'flex w-full min-h-11 items-center gap-3 rounded-[6px] px-3 text-left text-14 whitespace-nowrap text-fg-2 hover:bg-ink-4 hover:text-fg aria-[current]:text-amber';
