import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { PortalBoundary } from './PortalBoundary.tsx';
import { useScrollLock } from './useScrollLock.ts';
import { useUiWords } from './words.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Shown under the title; screen readers announce it with the dialog. */
  description?: ReactNode;
  children?: ReactNode;
  /** The row of buttons at the end. */
  actions?: ReactNode;
  /** The title is for screen readers only. */
  bare?: boolean;
  /** A selector of what takes the focus; the first field or button when absent. */
  first?: string;
  className?: string;
}
const scrim = 'fixed inset-0 z-80 animate-fade bg-ink-0/75 backdrop-blur-[2px]';

function Head({ title, description, bare }: Pick<Props, 'title' | 'description' | 'bare'>) {
  return (
    <>
      <Radix.Title className={bare ? 'sr' : 'serif pr-12 text-24 leading-tight'}>{title}</Radix.Title>
      {description && <Radix.Description className="mt-2 text-fg-2">{description}</Radix.Description>}
    </>
  );
}
/** Last in the order of focus: a dialog opens on its first field or button, not on its cross. */
function Cross() {
  const words = useUiWords();
  return (
    <Radix.Close
      aria-label={words.close}
      className="absolute top-3 right-3 z-1 grid size-11 place-items-center rounded-pill text-[22px] text-fg-2 hover:bg-ink-4 hover:text-fg"
    >
      <Icon name="close" />
    </Radix.Close>
  );
}
/** Moves the focus of a box that opens to what the selector finds in it. */
export function focusFirst(opening: Event, selector: string): void {
  opening.preventDefault();
  const box = opening.currentTarget;
  if (box instanceof Element) box.querySelector<HTMLElement>(selector)?.focus();
}
/** Radix gives the focus back to its own trigger, and ours are any button: back to where it was when the dialog opened. */
function useFocusReturn(first?: string) {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (e: Event) => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      if (first) focusFirst(e, first);
    },
    onCloseAutoFocus: (e: Event) => {
      e.preventDefault();
      opener.current?.focus({ preventScroll: true });
    },
  };
}
const described = (description: ReactNode) => (description ? {} : { 'aria-describedby': undefined });

/** A question or a short form in the middle of the screen. Escape, the scrim and the cross close it. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  bare = false,
  first,
  className,
}: Props) {
  useScrollLock(open);
  const focusReturn = useFocusReturn(first);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <PortalBoundary>
          <div className={scrim} aria-hidden="true" />
          <Radix.Content
            {...described(description)}
            {...focusReturn}
            className={cx(
              'fixed top-1/2 left-1/2 z-80 max-h-[88svh] w-[min(520px,calc(100vw-32px))] -translate-x-1/2 -translate-y-1/2 animate-fade overflow-y-auto overscroll-contain rounded-sheet bg-ink-2 p-6 shadow-[0_24px_80px_rgb(0_0_0/.5)] outline-none wide:p-8',
              className,
            )}
          >
            <Head title={title} description={description} bare={bare} />
            {children && <div className={bare ? '' : 'mt-5'}>{children}</div>}
            {actions && <div className="mt-7 flex flex-wrap justify-end gap-3 narrow:*:flex-1">{actions}</div>}
            <Cross />
          </Radix.Content>
        </PortalBoundary>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** `bottom`: the sheet of 80 % height (spec §2). `side`: the console's record beside its list. Both full-bleed on phones. */
export function Sheet({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  bare = false,
  className,
  from = 'bottom',
}: Omit<Props, 'first'> & { from?: 'bottom' | 'side' }) {
  useScrollLock(open);
  const focusReturn = useFocusReturn();
  const place =
    from === 'bottom'
      ? 'inset-x-0 bottom-0 h-[80svh] animate-rise rounded-t-sheet'
      : 'inset-y-0 right-0 w-[min(760px,100vw)] animate-slide wide:rounded-l-sheet';
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <PortalBoundary>
          <div className={scrim} aria-hidden="true" />
          <Radix.Content
            {...described(description)}
            {...focusReturn}
            className={cx(
              'fixed z-80 flex flex-col bg-ink-2 shadow-[0_-10px_80px_rgb(0_0_0/.5)] outline-none',
              place,
              className,
            )}
          >
            <div className={bare ? '' : 'relative border-b border-line px-6 py-5 wide:px-8'}>
              <Head title={title} description={description} bare={bare} />
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-6 wide:px-8">{children}</div>
            {actions && (
              <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4 pb-[max(16px,env(safe-area-inset-bottom))] wide:px-8 narrow:*:flex-1">
                {actions}
              </div>
            )}
            <Cross />
          </Radix.Content>
        </PortalBoundary>
      </Radix.Portal>
    </Radix.Root>
  );
}
