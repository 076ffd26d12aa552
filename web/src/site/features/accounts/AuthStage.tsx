import type { ReactNode } from 'react';
import { Benefits } from './Benefits.tsx';
import { PavilionArt } from './PavilionArt.tsx';

/** The wide pages: night artwork with the benefits of an account, and the form next to it. */
export function AuthStage({
  title,
  inFull = false,
  children,
}: {
  title: string;
  /** Shows the benefits with their sentences, as on the registration page. */
  inFull?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="wrap grid gap-y-10 wide:grid-cols-[minmax(0,1.1fr)_minmax(340px,1fr)] wide:gap-x-[clamp(32px,6vw,112px)]">
      <aside className="only-wide relative isolate min-h-[min(680px,calc(100svh-160px))] overflow-hidden rounded-sheet bg-ink-0">
        <PavilionArt />
        <div className="flex h-full flex-col justify-end">
          {/* The text is on the dark floor, never on the beam. */}
          <div className="bg-linear-to-t from-ink-0 from-60% via-ink-0/85 via-80% to-transparent p-8 pt-28 desktop:p-12 desktop:pt-36">
            <Benefits inFull={inFull} />
          </div>
        </div>
      </aside>
      <section className="w-full max-w-[440px] self-center py-2 wide:py-8">
        <h1 className="serif mb-7 text-30 leading-tight wide:text-40">{title}</h1>
        {children}
      </section>
    </div>
  );
}
