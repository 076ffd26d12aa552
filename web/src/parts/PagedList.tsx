import type { Endpoint, InputOf, OutputOf } from '@pavilion/protocol/kit/endpoint.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { useApi } from '../lib/api.ts';
import { useSay } from '../lib/locale.ts';
import { useNarrow } from '../lib/useNarrow.ts';
import { Failed, Loaded } from '../ui/Loaded.tsx';
import { Pager } from '../ui/Pager.tsx';
import { text } from './pagedList.text.ts';

type PageEndpoint = Endpoint<z.ZodType, z.ZodType<{ rows: unknown[]; total: number }>>;
interface Props<E extends PageEndpoint> {
  of: E;
  /** The question without its page. */
  input: Omit<InputOf<E> & object, 'pageNum' | 'pageSize'>;
  pageSize: number;
  /** The page in the address, for wide screens. */
  pageNum: number;
  onPage: (pageNum: number) => void;
  /** “19 exhibitions” */
  count: (total: number) => string;
  /** Instead of the list where nothing is found. */
  nothing: ReactNode;
  skeleton: ReactNode;
  /** Around all pages of a list without end. */
  className?: string;
  children: (rows: OutputOf<E>['rows'], pageNum: number) => ReactNode;
}

/** A phone shows a few at a time, and draws them the sooner; whole rows at three and two to a row. */
const ENDLESS_PAGE = 18;
/** How many a page holds where it is one of a list without end. */
export const endlessPage = (pageSize: number): number => Math.min(pageSize, ENDLESS_PAGE);

/** Pages when wide, a list without end on phones, whose next page comes 300 ms after the end is near (spec §9). */
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
              <NearEnd key={pages} onNear={() => setPages(pages + 1)} />
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
function NearEnd({ onNear }: { onNear: () => void }) {
  const say = useSay();
  const mark = useRef<HTMLParagraphElement>(null);
  const tell = useRef(onNear);
  tell.current = onNear;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(() => tell.current(), limits.nextPageDelayMs);
      },
      { rootMargin: '0px 0px 500px' },
    );
    if (mark.current) watch.observe(mark.current);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, []);
  return (
    <p ref={mark} role="status" className="py-8 text-center text-13 text-fg-3">
      {say(text.more)}
    </p>
  );
}
