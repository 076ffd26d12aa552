import { cx } from './cx.ts';

/** A box of the final layout in ink-3 with a slow pulse. Give it the size of the final content. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div className={cx('animate-pulse rounded-picture bg-ink-3', className)} aria-hidden="true" />
);
/** The usual waiting list: so many ruled rows. */
export const SkeletonRows = ({ rows = 5, className }: { rows?: number; className?: string }) => (
  <div className="grid gap-4">
    {Array.from({ length: rows }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no identity
      <Skeleton key={i} className={className ?? 'h-20 rounded-card'} />
    ))}
  </div>
);
