import type { Endpoint, InputOf, OutputOf } from '@pavilion/protocol/kit/endpoint.ts';
import { type ReactNode, useRef, useState } from 'react';
import type { z } from 'zod';
import { useApi } from '../../lib/api.ts';
import { useSay } from '../../lib/locale.ts';
import { useNarrow } from '../../lib/useNarrow.ts';
import { Failed, Loaded } from '../../ui/Loaded.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { NearEnd } from './NearEnd.tsx';
import { text } from './pagedList.text.ts';

type PageEndpoint = Endpoint<z.ZodType, z.ZodType<{ rows: unknown[]; total: number }>>;
interface Props<E extends PageEndpoint> {
  of: E;
  /** The input without its page. */
  input: Omit<InputOf<E> & object, 'pageNum' | 'pageSize'>;
  pageSize: number;
  /** The page of the search params, for wide screens. */
  pageNum: number;
  onPage: (pageNum: number) => void;
  /** “19 exhibitions” */
  count: (total: number) => string;
  /** Shown if nothing is found. */
  nothing: ReactNode;
  skeleton: ReactNode;
  /** For the element around all pages of an endless list. */
  className?: string;
  children: (rows: OutputOf<E>['rows'], pageNum: number) => ReactNode;
}

/** A phone loads fewer at a time, which render sooner; whole rows of three and of two. */
const ENDLESS_PAGE = 18;
/** Returns the page size of an endless list. */
export const endlessPage = (pageSize: number): number => Math.min(pageSize, ENDLESS_PAGE);

/** Pages when wide; an endless list on phones, whose next page loads 300 ms after the end is near (spec §9). */
export function PagedList<E extends PageEndpoint>(props: Props<E>) {
  const narrow = useNarrow();
  if (!narrow) return <Paged {...props} />;
  return <Endless key={JSON.stringify(props.input)} {...props} pageSize={endlessPage(props.pageSize)} />;
}
const usePage = <E extends PageEndpoint>({ of, input, pageSize }: Props<E>, pageNum: number) =>
  useApi(of, { ...input, pageNum, pageSize } as InputOf<E>, { keep: true });

function Paged<E extends PageEndpoint>(props: Props<E>) {
  const { pageNum, pageSize, onPage, count, nothing, skeleton, className, children } = props;
  const top = useRef<HTMLDivElement>(null);
  const found = usePage(props, pageNum);
  function turn(next: number) {
    onPage(next);
    top.current?.scrollIntoView({ block: 'start' });
  }
  return (
    <div ref={top} className="scroll-mt-24">
      <Loaded of={found} skeleton={skeleton} isEmpty={() => false}>
        {({ rows, total }) =>
          total === 0 ? (
            nothing
          ) : (
            <>
              <p className="mb-4 text-13 text-fg-3" role="status">
                {count(total)}
              </p>
              <div
                className={`${className ?? ''} ${found.isPlaceholderData ? 'opacity-55 transition-opacity' : ''}`}
                aria-busy={found.isPlaceholderData}
              >
                {children(rows, pageNum)}
              </div>
              <Pager page={pageNum} pageSize={pageSize} total={total} onPage={turn} />
            </>
          )
        }
      </Loaded>
    </div>
  );
}

function Endless<E extends PageEndpoint>(props: Props<E>) {
  const { pageSize, count, nothing, skeleton, className } = props;
  const say = useSay();
  const [pages, setPages] = useState(1);
  const found = usePage(props, 1);
  const total = found.data?.total ?? 0;
  const isLast = pages >= Math.ceil(total / pageSize);
  return (
    <Loaded of={found} skeleton={skeleton} isEmpty={() => false}>
      {() =>
        total === 0 ? (
          nothing
        ) : (
          <>
            <p className="mb-3 text-13 text-fg-3" role="status">
              {count(total)}
            </p>
            <div className={className}>
              {Array.from({ length: pages }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
                <OnePage key={i} {...props} pageNum={i + 1} />
              ))}
            </div>
            {isLast ? (
              total > pageSize && <p className="py-8 text-center text-13 text-fg-3">{say(text.end)}</p>
            ) : (
              <NearEnd key={pages} onNear={() => setPages(pages + 1)}>
                {say(text.more)}
              </NearEnd>
            )}
          </>
        )
      }
    </Loaded>
  );
}
function OnePage<E extends PageEndpoint>(props: Props<E>) {
  const page = usePage(props, props.pageNum);
  if (page.error && !page.data) return <Failed error={page.error} onRetry={page.refetch} busy={page.isFetching} />;
  return page.data && !page.isPlaceholderData && props.children(page.data.rows, props.pageNum);
}
