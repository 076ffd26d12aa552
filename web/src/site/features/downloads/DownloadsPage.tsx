import { type DownloadCard, DownloadCategory, downloads, FileLanguage } from '@pavilion/protocol/downloads.ts';
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import type { ReactNode } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Link, useGo } from '../../../lib/Link.tsx';
import { useLocale, useSay } from '../../../lib/locale.ts';
import {
  detailParams,
  id,
  oneOf,
  page,
  readSearchParams,
  type SearchParams,
  text as textParam,
  useSearchParams,
} from '../../../lib/searchParams.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Empty, Loaded } from '../../../ui/Loaded.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { KeywordField } from '../../parts/KeywordField.tsx';
import { PagedList } from '../../parts/PagedList.tsx';
import { text } from './downloads.text.ts';

const PATH = '/downloads';
const PAGE_SIZE = 20;
const params = {
  ...detailParams,
  category: oneOf(DownloadCategory.names),
  exhibitionId: id,
  keyword: textParam(),
  pageNum: page,
};

export type DownloadSearch = SearchParams<typeof params>;

/** The list's filters as the URL carries them; any change begins at the first page again. */
function useFilter() {
  const go = useGo();
  const { id, preview, pageNum = 1, ...filter } = useSearchParams(PATH, params);
  return {
    id,
    preview,
    pageNum,
    filter,
    set: (change: Record<string, string | undefined>) =>
      go(PATH, readSearchParams(params, { ...filter, ...change }), { replace: true }),
    turn: (next: number) => go(PATH, readSearchParams(params, { ...filter, pageNum: next === 1 ? undefined : next })),
    clear: () => go(PATH, {}, { replace: true }),
    isNarrowed: Object.values(filter).some((value) => value !== undefined && value !== ''),
  };
}
type Filter = ReturnType<typeof useFilter>;

/** /downloads: the files of the fair, by category and exhibition; `?id=` shows one, where search and shared links lead. */
export default function DownloadsPage() {
  const say = useSay();
  const list = useFilter();
  return (
    <div className="wrap">
      <PageHead title={say(ContentClass.label(ContentClass.download))} lead={say(text.lead)} />
      {list.id === undefined ? (
        <CategoryTabs list={list}>
          <DownloadList list={list} />
        </CategoryTabs>
      ) : (
        <OneDownload id={list.id} preview={list.preview} />
      )}
    </div>
  );
}

const useFilters = () => useApi(downloads.filters, undefined, { staleMs: 300_000 }).data;

function CategoryTabs({ list: { filter, set }, children }: { list: Filter; children: ReactNode }) {
  const say = useSay();
  const { number } = useFormat();
  const known = useFilters()?.categories;
  const countOf = (name: DownloadCategory) => known?.find(({ category }) => category === name)?.count ?? 0;
  const all = known?.reduce((sum, { count }) => sum + count, 0);
  // A category without files is not offered, unless the URL names it.
  const shown = DownloadCategory.options.filter(({ name }) => !known || countOf(name) > 0 || name === filter.category);
  return (
    <Tabs
      label={say(text.categories)}
      tabs={[
        { value: '', label: say(text.all), count: all === undefined ? undefined : number(all) },
        ...shown.map((option) => ({
          value: option.name,
          label: say(option),
          count: known && number(countOf(option.name)),
        })),
      ]}
      value={filter.category ?? ''}
      onValue={(category) => set({ category: category || undefined })}
    >
      {children}
    </Tabs>
  );
}

function Filters({ filter, set, isNarrowed, clear }: Filter) {
  const say = useSay();
  const locale = useLocale();
  const exhibitions = useFilters()?.exhibitions ?? [];
  return (
    <div className="sift mb-6 flex flex-wrap items-center gap-3">
      <div className="min-w-52 flex-1 wide:max-w-105">
        <KeywordField label={say(text.keyword)} kept={filter.keyword} onWords={(keyword) => set({ keyword })} />
      </div>
      <div className="min-w-52 flex-1 wide:max-w-80">
        <Select
          bare
          label={say(text.exhibition)}
          empty={say(text.anyExhibition)}
          value={filter.exhibitionId ?? ''}
          options={exhibitions.map((e) => ({
            value: e.id,
            label: `${inLanguage(e.zhTitle, e.enTitle, locale).words} · ${e.count}`,
          }))}
          onChange={(e) => set({ exhibitionId: e.target.value || undefined })}
        />
      </div>
      {isNarrowed && (
        <Button kind="quiet" small onClick={clear}>
          {say(text.clear)}
        </Button>
      )}
    </div>
  );
}

function DownloadList({ list }: { list: Filter }) {
  const say = useSay();
  const { number } = useFormat();
  return (
    <>
      <Filters {...list} />
      <PagedList
        of={downloads.list}
        input={list.filter}
        pageSize={PAGE_SIZE}
        pageNum={list.pageNum}
        onPage={list.turn}
        count={(total) => say(text.count, number(total))}
        nothing={
          list.isNarrowed ? (
            <Empty words={say(text.nothing)} action={<Button onClick={list.clear}>{say(text.clear)}</Button>} />
          ) : (
            <Empty words={say(text.none)} />
          )
        }
        skeleton={<RowsSkeleton />}
      >
        {(rows) => <Rows rows={rows} />}
      </PagedList>
    </>
  );
}

function OneDownload({ id, preview }: { id: number; preview: string | undefined }) {
  const say = useSay();
  const found = useApi(downloads.list, { id, preview }, { keep: true });
  const all = (
    <Link to={PATH} className={buttonClass('line')}>
      {say(text.showAll)}
    </Link>
  );
  return (
    <Loaded of={found} skeleton={<RowsSkeleton />} empty={say(text.gone)} emptyAction={all}>
      {({ rows }) => (
        <>
          <Rows rows={rows} />
          <div className="pt-8">{all}</div>
        </>
      )}
    </Loaded>
  );
}

const row =
  'grid grid-cols-[64px_minmax(0,1fr)] items-start gap-x-4 gap-y-3 border-b border-line py-5 first:border-t wide:grid-cols-[112px_minmax(0,1fr)_auto] wide:items-center wide:gap-x-8';
const Rows = ({ rows }: { rows: readonly DownloadCard[] }) => (
  <ul>
    {rows.map((download) => (
      <li key={download.id} className={row}>
        <Cover download={download} />
        <Words download={download} />
        <File download={download} />
      </li>
    ))}
  </ul>
);

/** The cover, or the kind of file on a sheet. */
function Cover({ download: { cover, file } }: { download: DownloadCard }) {
  return (
    <span
      aria-hidden="true"
      className="grid aspect-4/3 place-items-center overflow-hidden rounded-picture bg-ink-3 text-lilac"
    >
      {cover ? (
        <Picture picture={cover} sizes="112px" className="size-full object-cover" />
      ) : (
        <span className="grid justify-items-center gap-0.5 text-12 font-semibold">
          <Icon name="file" className="text-24" />
          {file.kind.toUpperCase()}
        </span>
      )}
    </span>
  );
}

function Words({ download: { zhTitle, enTitle, zhSummary, enSummary, ...download } }: { download: DownloadCard }) {
  const say = useSay();
  return (
    <div className="grid min-w-0 gap-1.5">
      <h2 className="text-17 leading-snug font-semibold wrap-anywhere">
        <BilingualText zh={zhTitle} en={enTitle} />
      </h2>
      {(zhSummary || enSummary) && (
        <p className="max-w-[46em] text-14 text-fg-2">
          <BilingualText zh={zhSummary} en={enSummary} />
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-4 text-13 text-fg-3">
        <span className="font-medium text-lilac">{say(DownloadCategory.label(download.category))}</span>
        <span>{say(FileLanguage.label(download.language))}</span>
        {download.exhibition && (
          <Link
            to="/exhibitionDetails"
            search={{ id: download.exhibition.id }}
            className="inline-flex min-h-6 items-center hover:text-amber narrow:min-h-11"
          >
            <BilingualText zh={download.exhibition.zhTitle} en={download.exhibition.enTitle} />
          </Link>
        )}
      </p>
    </div>
  );
}

/** One touch downloads the file under its own name, which the server sends too. */
function File({ download: { zhTitle, enTitle, file } }: { download: DownloadCard }) {
  const say = useSay();
  const locale = useLocale();
  const { fileSize } = useFormat();
  return (
    <div className="col-start-2 flex flex-wrap items-center gap-x-4 gap-y-2 wide:col-start-3 wide:grid wide:justify-items-end">
      <a href={file.url} download={file.name} className={buttonClass('line', true)}>
        <Icon name="download" className="text-[1.2em]" />
        {say(text.download)}
        <span className="sr">{inLanguage(zhTitle, enTitle, locale).words}</span>
      </a>
      <span className="text-13 text-fg-3 tabular-nums">
        {file.kind.toUpperCase()} · {fileSize(file.bytes)}
      </span>
    </div>
  );
}

const RowsSkeleton = () => (
  <div>
    {[1, 2, 3, 4, 5, 6].map((n) => (
      <div key={n} className={row}>
        <Skeleton className="aspect-4/3" />
        <div className="grid gap-2">
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-5 w-4/5" />
        </div>
        <Skeleton className="col-start-2 h-11 w-28 rounded-pill wide:col-start-3" />
      </div>
    ))}
  </div>
);
