import type { Endpoint, InputOf, OutputOf } from '@pavilion/protocol/kit/endpoint.ts';
import { type ReactNode, useEffect, useState } from 'react';
import type { z } from 'zod';
import { useApi } from '../../lib/api.ts';
import { useGoTo } from '../../lib/Link.tsx';
import { useSay } from '../../lib/locale.ts';
import { stringifySearch } from '../../lib/search.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Input, type Option, Select } from '../../ui/Field.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { text } from './consoleList.text.ts';
import { useParsedSearch } from './consoleParams.ts';
import type { ConsolePath } from './links.ts';

/** An endpoint whose input is `listQuery(...)` with filters and whose output is a page. */
type ListEndpoint = Endpoint<z.ZodType<ListInput>, z.ZodType<{ rows: unknown[]; total: number }>>;
interface ListInput {
  keyword?: string | undefined;
  sort: string;
  order: 'asc' | 'desc';
  pageNum: number;
  pageSize: number;
}
type RowOf<E extends ListEndpoint> = OutputOf<E>['rows'][number];

export interface Filter {
  /** The input's own name. */
  name: string;
  label: string;
  options: readonly Option[];
}
interface Props<E extends ListEndpoint> {
  of: E;
  /** The list's own path, `/orders`. */
  path: ConsolePath;
  label: string;
  columns: readonly Column<RowOf<E>>[];
  rowKey: (row: RowOf<E>) => string | number;
  filters?: readonly Filter[];
  /** Values fixed by the page, such as a programme's id. */
  fixed?: Partial<InputOf<E>>;
  /** What the search box searches for; without it there is no search box. */
  search?: string;
  empty?: string;
  onRow?: (row: RowOf<E>) => void;
  chosen?: string | number | undefined;
  /** Search params that belong to the page and not to the list, such as the open record. */
  keep?: object;
}
const PAGE_SIZE = 25;

/**
 * The console's list. Search, filters, order and page are search params, so that a list can be shared, reloaded and navigated back to.
 */
export function ConsoleList<E extends ListEndpoint>(props: Props<E>) {
  const { of, path, fixed, keep } = props;
  const goTo = useGoTo();
  const address = (useParsedSearch(of.input) ?? of.input.parse({ ...fixed })) as ListInput & Record<string, unknown>;
  const input = { ...address, ...fixed, pageSize: PAGE_SIZE };
  const page = useApi(of, input as InputOf<E>, { keep: true, staleMs: 0, refetchMs: 60_000 });
  /** Only values that differ from the defaults are written into the URL. */
  const change = (values: Partial<ListInput> & Record<string, unknown>) => {
    const next: Record<string, unknown> = { ...address, pageNum: 1, ...values };
    for (const key of ['pageSize', ...Object.keys(fixed ?? {})]) delete next[key];
    if (next.pageNum === 1) delete next.pageNum;
    goTo(path + stringifySearch({ ...next, ...keep }), { replace: true });
  };
  return (
    <div className="grid gap-4">
      <Toolbar {...props} address={address} onChange={change} />
      <Loaded of={page} empty={props.empty}>
        {({ rows, total }) => (
          <>
            <Table
              label={props.label}
              columns={props.columns}
              rows={rows as RowOf<E>[]}
              rowKey={props.rowKey}
              sorting={{ sort: address.sort, order: address.order }}
              onSort={(next) => change({ ...next })}
              {...(props.onRow && { onRow: props.onRow })}
              chosen={props.chosen}
            />
            <Pager
              page={address.pageNum}
              pageSize={PAGE_SIZE}
              total={total}
              onPage={(pageNum) => change({ pageNum })}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}

/** On phones filters and order are behind a button, so that the list begins on the first screen. */
function Toolbar<E extends ListEndpoint>({
  filters = [],
  search,
  columns,
  address,
  onChange,
}: Props<E> & {
  address: ListInput & Record<string, unknown>;
  onChange: (values: Record<string, unknown>) => void;
}): ReactNode {
  const say = useSay();
  const [words, setWords] = useState(address.keyword ?? '');
  // The URL may change from outside (back, a link); the search box follows.
  useEffect(() => setWords(address.keyword ?? ''), [address.keyword]);
  const [open, setOpen] = useState(false);
  const sorts = columns.filter((column) => column.sort);
  const set = filters.filter(({ name }) => address[name] !== undefined).length;
  const folded = open ? '' : 'narrow:hidden';
  if (!filters.length && !search) return null;
  return (
    <form
      className="flex flex-wrap items-end gap-3 wide:[&_input]:min-h-10 wide:[&_input]:text-14 wide:[&_select]:min-h-10 wide:[&_select]:text-14"
      onSubmit={(e) => {
        e.preventDefault();
        onChange({ keyword: words.trim() || undefined });
      }}
    >
      {search && (
        <Input
          type="search"
          label={say(text.search)}
          placeholder={search}
          value={words}
          onChange={(e) => setWords(e.target.value)}
          onBlur={() => words.trim() !== (address.keyword ?? '') && onChange({ keyword: words.trim() || undefined })}
          className="w-64 narrow:w-full"
        />
      )}
      {(filters.length > 0 || sorts.length > 0) && (
        <Button small icon="filter" className="wide:hidden" aria-expanded={open} onClick={() => setOpen(!open)}>
          {set ? say(text.filtersSet, String(set)) : say(text.filters)}
        </Button>
      )}
      {filters.map(({ name, label, options }) => (
        <Select
          key={name}
          label={label}
          options={options}
          empty={say(text.all)}
          value={address[name] === undefined ? '' : String(address[name])}
          onChange={(e) => onChange({ [name]: e.target.value || undefined })}
          className={cx('w-44 narrow:w-[calc(50%-6px)]', folded)}
        />
      ))}
      {sorts.length > 0 && (
        <Select
          label={say(text.order)}
          empty={false}
          options={sorts.flatMap(({ sort, label }) => [
            { value: `${sort} desc`, label: say(text.falling, label) },
            { value: `${sort} asc`, label: say(text.rising, label) },
          ])}
          value={`${address.sort} ${address.order}`}
          onChange={(e) => {
            const [sort, order] = e.target.value.split(' ');
            onChange({ sort, order });
          }}
          className={cx('w-full wide:hidden', folded)}
        />
      )}
    </form>
  );
}
