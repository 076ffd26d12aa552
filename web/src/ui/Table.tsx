import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';

export interface Column<Row, Sort extends string = string> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** The server's name for this order; the heading becomes a button. */
  sort?: Sort;
  /** Numbers and money stand to the right, in condensed figures. */
  number?: boolean;
  className?: string;
}
export interface Sorting<Sort extends string> {
  sort: Sort;
  order: 'asc' | 'desc';
}
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
/** Dense rows of 36 px. Order and page live at the server and in the address, so this piece only draws and asks. */
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
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, by keyboard too
    <section aria-label={label} tabIndex={0} className="overflow-x-auto rounded-card border border-line">
      <table className="w-full text-left text-13">
        <thead className="bg-ink-2 text-fg-3">
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} {...(sorting && { sorting })} {...(onSort && { onSort })} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              aria-selected={chosen === rowKey(row) || undefined}
              onClick={onRow && (() => onRow(row))}
              onKeyDown={onRow && ((e) => e.key === 'Enter' && e.target === e.currentTarget && onRow(row))}
              tabIndex={onRow ? 0 : undefined}
              className={cx(
                'h-9 border-t border-line transition-colors aria-selected:bg-ink-4',
                onRow && 'cursor-pointer hover:bg-ink-3',
              )}
            >
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={cx(
                    'px-3 py-1.5 align-middle',
                    column.number && 'num text-right text-15 font-medium',
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
