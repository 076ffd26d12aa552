import type { ReactNode } from 'react';

/** A page's title in serif, one line about it, and what can be done with the whole. */
export function PageHead({ title, lead, actions }: { title: string; lead?: ReactNode; actions?: ReactNode }) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 wide:mb-9">
      <div>
        <h1 className="serif text-[27px] leading-tight wide:text-40">{title}</h1>
        {lead && <p className="mt-2 max-w-[34em] text-fg-2">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
    </header>
  );
}
