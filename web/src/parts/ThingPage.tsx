import { ApiError } from '@pavilion/protocol/kit/client.ts';
import type { ReactNode } from 'react';
import { Link } from '../lib/Link.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { Empty, Loaded, type Query } from '../ui/Loaded.tsx';

const isNotFound = (error: unknown) => error instanceof ApiError && error.code === 404 && error.status === 404;

interface Props<T> {
  of: Query<T>;
  /** Whether the address names a thing at all. */
  isNamed: boolean;
  /** What is said when it is not there, or no longer, and the way to the others. */
  gone: string;
  others: string;
  to: string;
  /** The page's heading while there is no thing to give it one. */
  heading?: string;
  skeleton: ReactNode;
  children: (thing: T) => ReactNode;
}
/** A page about one thing: a programme, an article, a company. */
export function ThingPage<T>({ of, isNamed, gone, others, to, heading, skeleton, children }: Props<T>) {
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
