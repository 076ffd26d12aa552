import { ContentClass, personalClasses } from '@pavilion/protocol/contentClasses.ts';
import { favourites } from '@pavilion/protocol/favourites.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useAction, type useApi } from '../../../lib/api.ts';
import { confirm } from '../../../lib/confirm.ts';
import { useFormat } from '../../../lib/format.ts';
import { Link, useGo } from '../../../lib/Link.tsx';
import type { BareSitePath } from '../../../lib/links.ts';
import { useSay } from '../../../lib/locale.ts';
import { findOneOf } from '../../../lib/oneOf.ts';
import { codeOf, page, useSearchParams } from '../../../lib/searchParams.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Empty, Loaded } from '../../../ui/Loaded.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { text } from './favourites.text.ts';
import type { Item } from './ItemRow.tsx';
import { UndoBar } from './UndoBar.tsx';

export const rowsPerPage = 20;
const place = { class: codeOf(personalClasses), page };
export type Kind = 'collection' | 'history';
const kinds = {
  collection: {
    path: '/personal/collection',
    title: text.collectionTitle,
    empty: text.collectionEmpty,
    clear: text.clearCollection,
    remove: favourites.removeMyCollection,
    restore: favourites.restoreMyCollection,
    refresh: [favourites.myCollection, favourites.collectionState],
  },
  history: {
    path: '/personal/history',
    title: text.historyTitle,
    empty: text.historyEmpty,
    clear: text.clearHistory,
    remove: favourites.removeMyVisit,
    restore: favourites.restoreMyVisit,
    refresh: [favourites.myVisitRecord],
  },
} as const;

/** Returns the class and page of the search params. */
export const usePlace = () => {
  const { class: of, page = 1 } = useSearchParams('/personal/collection', place);
  return { class: of, page };
};

interface Page<Row> {
  rows: Row[];
  total: number;
  counts: { class: ContentClass; total: number }[];
}
interface Props<Row> {
  kind: Kind;
  list: ReturnType<typeof useApi> & { data: Page<Row> | undefined };
  children: (rows: Row[], remove: (item: Item) => void) => ReactNode;
}
/** What both personal lists share: class tabs with counts, removal with undo, paging and the empty state. */
export function PersonalItems<Row extends Item>({ kind, list, children }: Props<Row>) {
  const say = useSay();
  const go = useGo();
  const format = useFormat();
  const place = usePlace();
  const { path, title, empty, clear } = kinds[kind];
  const removal = useRemoval(kind);
  const open = (of: ContentClass | undefined, page = 1) =>
    go(path, { ...(of && { class: of }), ...(page > 1 && { page }) });
  useLastPage(list.data, place.page, (page) => open(place.class, page));
  const counts = list.data?.counts ?? [];
  const countOf = (of: ContentClass) => counts.find((c) => c.class === of)?.total ?? 0;
  const all = counts.reduce((sum, c) => sum + c.total, 0);
  const label = place.class && say(ContentClass.label(place.class));

  async function clearAll(total: number) {
    const n = format.number(total);
    const body = label ? say(text.clearClassBody, label, n) : say(text.clearAllBody, n);
    if (await confirm({ title: say(clear), body, ok: say(text.clearOk), danger: true }))
      removal.remove(place.class ? { class: place.class } : { all: true });
  }
  const tabs = [
    { value: 'all', label: say(text.all), count: all ? format.number(all) : undefined },
    ...personalClasses.map((code) => ({
      value: String(code),
      label: say(ContentClass.label(code)),
      count: countOf(code) ? format.number(countOf(code)) : undefined,
    })),
  ];
  return (
    <>
      <PageHead
        title={say(title)}
        actions={
          list.data &&
          list.data.total > 0 && (
            <Button small icon="trash" onClick={() => void clearAll(list.data!.total)}>
              {say(text.clear)}
            </Button>
          )
        }
      />
      <div className="[&_.tabs]:gap-[clamp(18px,1.9vw,44px)]">
        <Tabs
          label={say(text.classes)}
          tabs={tabs}
          value={String(place.class ?? 'all')}
          onValue={(value) => open(findOneOf(personalClasses, value))}
        >
          <Loaded of={list as never} skeleton={<Rows />} isEmpty={() => false}>
            {({ rows, total }: Page<Row>) =>
              total === 0 ? (
                <Nothing of={label} empty={empty} path={path} />
              ) : (
                <>
                  {children(rows, ({ class: of, id }) => removal.remove({ class: of, id }))}
                  <Pager
                    page={place.page}
                    pageSize={rowsPerPage}
                    total={total}
                    onPage={(page) => {
                      open(place.class, page);
                      window.scrollTo({ top: 0, behavior: 'instant' });
                    }}
                  />
                </>
              )
            }
          </Loaded>
        </Tabs>
      </div>
      {removal.bar}
    </>
  );
}

/** After the last row of the last page is removed, the previous page is shown. */
function useLastPage<Row>(data: Page<Row> | undefined, page: number, open: (page: number) => void) {
  const last = data && Math.max(1, Math.ceil(data.total / rowsPerPage));
  const isPast = last !== undefined && page > last;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves once, when the page is found to be past the end
  useEffect(() => {
    if (isPast) open(last);
  }, [isPast, last]);
}

/** Removes at once and offers undo. */
function useRemoval(kind: Kind) {
  const say = useSay();
  const { remove, restore, refresh } = kinds[kind];
  const [gone, setGone] = useState<{ removed: number; removedAt: string }>();
  const forget = useCallback(() => setGone(undefined), []);
  const removing = useAction(remove, { refresh, hidden: true, failed: say(text.failed), onDone: setGone });
  const restoring = useAction(restore, {
    refresh,
    hidden: true,
    done: say(text.undone),
    failed: say(text.undoFailed),
    onDone: forget,
  });
  return {
    remove: (scope: Parameters<typeof removing.run>[0]) => void removing.run(scope),
    bar: gone && gone.removed > 0 && (
      <UndoBar
        key={gone.removedAt}
        count={gone.removed}
        busy={restoring.isPending}
        onUndo={() => void restoring.run({ removedAt: gone.removedAt })}
        onGone={forget}
      />
    ),
  };
}

function Nothing({ of, empty, path }: { of: string | undefined; empty: Text; path: BareSitePath }) {
  const say = useSay();
  return (
    <Empty
      words={of ? say(text.classEmpty, of) : say(empty)}
      action={
        <Link to={of ? path : '/program'} className={buttonClass(of ? 'line' : 'amber')}>
          {say(of ? text.showAll : text.browse)}
        </Link>
      }
    />
  );
}
const Rows = () => (
  <div className="grid">
    {['a', 'b', 'c', 'd'].map((row) => (
      <div key={row} className="flex items-center gap-6 border-b border-line py-4">
        <Skeleton className="h-[72px] w-[104px] rounded-picture wide:h-[84px] wide:w-[132px]" />
        <div className="grid flex-1 gap-2.5">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-3.5 w-1/4" />
        </div>
      </div>
    ))}
  </div>
);
