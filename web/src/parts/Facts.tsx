import type { ReactNode } from 'react';
import { cx } from '../ui/cx.ts';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-5 first:border-t-0 first:pt-0">
      <h3 className="mb-3 text-13 text-fg-3">{title}</h3>
      {children}
    </section>
  );
}
const isEmpty = (value: ReactNode) => value === null || value === undefined || value === false || value === '';
/** Names and values in two columns; empty values are left out. `stacked` puts long values below their names on phones. */
export function Facts({
  rows,
  stacked = false,
}: {
  rows: readonly (readonly [label: string, value: ReactNode])[];
  stacked?: boolean;
}) {
  return (
    <dl
      className={cx(
        'grid grid-cols-[minmax(96px,auto)_1fr] gap-x-5 gap-y-2 text-14',
        stacked && 'narrow:grid-cols-1 narrow:[&>div]:block',
      )}
    >
      {rows
        .filter(([, value]) => !isEmpty(value))
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-fg-3">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
