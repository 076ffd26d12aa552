import { ApiError } from '@pavilion/protocol/kit/client.ts';
import type { ReactNode } from 'react';
import { Link } from '../../lib/Link.tsx';
import type { BareSitePath } from '../../lib/links.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Empty, Loaded, type Query } from '../../ui/Loaded.tsx';

const isNotFound = (error: unknown) => error instanceof ApiError && error.code === 404 && error.status === 404;

interface Props<T> {
  of: Query<T>;
  /** Whether the search params name an item. */
  isNamed: boolean;
  /** The message if the item does not exist, and a link to the others. */
  gone: string;
  others: string;
  to: BareSitePath;
  /** The page's heading without an item. */
  heading?: string;
  skeleton: ReactNode;
  children: (thing: T) => ReactNode;
}
/** The page of one item: a programme, an article, a company. */
export function DetailPage<T>({ of, isNamed, gone, others, to, heading, skeleton, children }: Props<T>) {
  if (isNamed && !isNotFound(of.error))
    return (
      <Loaded of={of} skeleton={skeleton} isEmpty={() => false}>
        {children}
      </Loaded>
    );
  return (
    <div className="wrap pt-32">
      {heading && <h1 className="sr">{heading}</h1>}
      <Empty
        words={gone}
        action={
          <Link to={to} className={buttonClass('amber')}>
            {others}
          </Link>
        }
      />
    </div>
  );
}
