import type { ReactNode } from 'react';

/** A section of the order page. */
export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-7">
      <h2 className="serif mb-4 text-24 leading-tight">{heading}</h2>
      {children}
    </section>
  );
}
