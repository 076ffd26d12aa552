import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';

export interface Column<Row, Sort extends string = string> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** The server's name for this order; the heading becomes a button. */
  sort?: Sort;
  /** Numbers and money are right-aligned, in condensed figures. */
  number?: boolean;
  className?: string;
}
export interface Sorting<Sort extends string> {
  sort: Sort;
  order: 'asc' | 'desc';
}
/** A card's value under its label; a cell without a value takes no room. */
const labelled =
  'narrow:before:block narrow:before:font-sans narrow:before:text-12 narrow:before:font-normal narrow:before:text-fg-3 narrow:before:content-[attr(data-label)] narrow:empty:hidden';

interface Props<Row, Sort extends string> {
  label: string;
  columns: readonly Column<Row, Sort>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sorting?: Sorting<Sort>;
  onSort?: (next: Sorting<Sort>) => void;
  /** Opens the record; Enter does the same. */
  onRow?: (row: Row) => void;
  chosen?: string | number | undefined;
}
/**
 * Dense rows of 36 px; on phones each row is a card, its first cell the heading and the others under their labels. The server sorts and
 * pages, by search params, so this component only renders and calls back.
 */
export function Table<Row, Sort extends string = string>({
  label,
  columns,
  rows,
  rowKey,
  sorting,
  onSort,
  onRow,
  chosen,
}: Props<Row, Sort>) {
  const heading = columns.findIndex((column) => column.label !== '');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, by keyboard too
    <section aria-label={label} tabIndex={0} className="overflow-x-auto rounded-card border border-line">
      <table className="w-full text-left text-13 narrow:block">
        <thead className="bg-ink-2 text-fg-3 narrow:hidden">
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} {...(sorting && { sorting })} {...(onSort && { onSort })} />
            ))}
          </tr>
        </thead>
        <tbody className="narrow:block">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              aria-selected={chosen === rowKey(row) || undefined}
              onClick={onRow && (() => onRow(row))}
              onKeyDown={onRow && ((e) => e.key === 'Enter' && e.target === e.currentTarget && onRow(row))}
              tabIndex={onRow ? 0 : undefined}
              className={cx(
                'h-9 border-t border-line transition-colors aria-selected:bg-ink-4 narrow:grid narrow:h-auto narrow:grid-cols-2 narrow:gap-x-4 narrow:gap-y-2 narrow:p-4 narrow:first:border-t-0',
                onRow && 'cursor-pointer hover:bg-ink-3',
              )}
            >
              {columns.map((column, i) => (
                <td
                  key={column.key}
                  data-label={column.label}
                  className={cx(
                    'px-3 py-1.5 align-middle narrow:max-w-none narrow:min-w-0 narrow:p-0 narrow:break-words narrow:whitespace-normal',
                    i === heading ? 'narrow:col-span-2 narrow:text-15 narrow:font-medium' : labelled,
                    column.number && 'num text-right text-15 font-medium narrow:text-left narrow:leading-normal',
                    column.className,
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
function HeadCell<Row, Sort extends string>({
  column,
  sorting,
  onSort,
}: {
  column: Column<Row, Sort>;
  sorting?: Sorting<Sort>;
  onSort?: (next: Sorting<Sort>) => void;
}) {
  const { sort } = column;
  const mine = sort !== undefined && sorting?.sort === sort ? sorting.order : undefined;
  return (
    <th
      scope="col"
      aria-sort={mine ? (mine === 'asc' ? 'ascending' : 'descending') : undefined}
      className={cx('px-3 font-medium whitespace-nowrap', column.number && 'text-right')}
    >
      {sort && onSort ? (
        <button
          type="button"
          className="inline-flex min-h-9 items-center gap-1 hover:text-fg"
          onClick={() => onSort({ sort, order: mine === 'desc' ? 'asc' : 'desc' })}
        >
          {column.label}
          {mine && <Icon name="down" className={cx('text-15 text-amber', mine === 'asc' && 'rotate-180')} />}
        </button>
      ) : (
        <span className="inline-flex min-h-9 items-center">{column.label}</span>
      )}
    </th>
  );
}
