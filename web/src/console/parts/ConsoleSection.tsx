import type { ReactNode } from 'react';

/** A section of a record's page: its name in serif on the left, its fields on the right, with a line above. */
export function ConsoleSection({
  title,
  hint,
  actions,
  children,
}: {
  title: string;
  hint?: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="grid gap-x-10 gap-y-5 border-t border-line py-8 broad:grid-cols-[200px_minmax(0,1fr)]">
      <div className="flex flex-wrap items-start justify-between gap-3 broad:block">
        <div>
          <h2 className="serif text-24 leading-tight">{title}</h2>
          {hint && <p className="mt-2 max-w-[34em] text-13 leading-snug text-fg-3">{hint}</p>}
        </div>
        {actions && <div className="broad:mt-4">{actions}</div>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
