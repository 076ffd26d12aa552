import type { ReactNode } from 'react';

/** The bar at a form's foot, always in view: whether everything is saved, and the buttons that save it. */
export function SaveBar({ dirty, words, children }: { dirty: boolean; words: string; children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-30 -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-ink-1 px-4 py-3 wide:-mx-8 wide:px-8">
      <p className={dirty ? 'text-14 text-amber' : 'text-14 text-fg-3'} role="status">
        {words}
      </p>
      <div className="ml-auto flex gap-3">{children}</div>
    </div>
  );
}
