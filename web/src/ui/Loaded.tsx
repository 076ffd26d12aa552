import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import { Mark } from './Icon.tsx';
import { SkeletonRows } from './Skeleton.tsx';
import { useUiWords } from './words.tsx';

/** The part of a query that this piece reads. */
export interface Query<T> {
  data: T | undefined;
  error: Error | null;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}
interface Props<T> {
  of: Query<T>;
  /** The boxes of the final layout while waiting; ruled rows when absent. */
  skeleton?: ReactNode;
  /** True when the answer holds nothing to show. A list with `rows` or an empty array is seen by itself. */
  isEmpty?: (data: T) => boolean;
  /** One sentence, and one action. */
  empty?: string;
  emptyAction?: ReactNode;
  children: (data: T) => ReactNode;
}
/** Shows waiting, failure and emptiness in one way for all pages. The last data stays on screen while new data is fetched. */
export function Loaded<T>({ of, skeleton, isEmpty = holdsNothing, empty, emptyAction, children }: Props<T>) {
  // The render can be interrupted, so that a long list does not delay a touch.
  const data = useDeferredValue(of.data);
  if (data !== undefined) return isEmpty(data) ? <Empty words={empty} action={emptyAction} /> : children(data);
  if (of.error) return <Failed error={of.error} onRetry={of.refetch} busy={of.isFetching} />;
  return <Waiting>{skeleton ?? <SkeletonRows />}</Waiting>;
}
const holdsNothing = (data: unknown): boolean => {
  const rows = typeof data === 'object' && data !== null && 'rows' in data ? data.rows : data;
  return Array.isArray(rows) && rows.length === 0;
};

/** Quick answers never flash a skeleton: it comes after 150 ms (ui.md). */
export function Waiting({ children }: { children: ReactNode }) {
  const words = useUiWords();
  const [felt, setFelt] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setFelt(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-busy="true" className={felt ? '' : 'invisible'}>
      <span className="sr">{words.loading}</span>
      {children}
    </div>
  );
}
export function Empty({ words: message, action }: { words?: string | undefined; action?: ReactNode }) {
  const words = useUiWords();
  return (
    <div className="grid justify-items-center gap-5 px-4 py-16 text-center">
      <Mark lamp={false} className="size-16 text-line-2" />
      <p className="max-w-96 text-fg-2">{message ?? words.empty}</p>
      {action}
    </div>
  );
}
export function Failed({ error, onRetry, busy }: { error: unknown; onRetry: () => unknown; busy: boolean }) {
  const words = useUiWords();
  return (
    <div role="alert" className="grid justify-items-center gap-5 px-4 py-16 text-center">
      <Mark lamp={false} className="size-16 text-rose" />
      <p className="max-w-96 text-fg-2">{words.errorWords(error) || words.failed}</p>
      <Button icon="refresh" small loading={busy} onClick={() => onRetry()}>
        {words.retry(error)}
      </Button>
    </div>
  );
}
