/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop these roles when a table is displayed as blocks */
import type { ComponentProps, ElementType, ReactElement, ReactNode } from 'react';
import { classes, part, type ClassNames } from '../composition/classes.ts';
import { hasContent } from '../composition/hasContent.ts';
import type { LinkProps } from '../composition/render.ts';
import { Skeleton } from '../feedback/skeleton.tsx';

export interface TableColumn<Row> {
  /** Unique within the table. */
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** For columns of numbers. Aligns them to the end, with digits of equal width. */
  numeric?: boolean | undefined;
  /**
   * Width in px, or as a percentage of the table. A wide text still makes the column wider. Without it, columns
   * share the width by their content. Has no effect while the rows are cards.
   */
  width?: number | `${number}%` | undefined;
  /** Makes the column's cells the row headers. They are the headings of cards. */
  rowHeader?: boolean | undefined;
  /** Makes the header a button that sorts by this column. Requires `onSortChange`. */
  sortable?: boolean | undefined;
}

export interface TableSort {
  /** Id of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the table. */
  caption: string;
  /** Shows the caption above the table. Otherwise, only screen readers announce it. */
  showCaption?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  /** Rows in the order to show. The application sorts them. */
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Highlights a row, such as the visitor's own rank. */
  isMarked?: ((row: Row) => boolean) | undefined;
  /** Number of skeleton rows after `rows`, while the next page is loading. */
  loadingRows?: number | undefined;
  /** Shown if there are no rows, such as an EmptyState. */
  empty?: ReactNode;
  /** The current order. Shown in the header. */
  sort?: TableSort | undefined;
  /** Called when the visitor presses a sortable header. Starts ascending, then alternates. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Returns the address of a row. The row header becomes a link that covers the row. */
  rowHref?: ((row: Row) => string | undefined) | undefined;
  /** Component that renders the links of `rowHref`, such as `Link` from `next/link`. @defaultValue `'a'` */
  linkComponent?: ElementType<LinkProps> | undefined;
  /**
   * Layout in a container narrower than 600 px. `cards` shows each row as a card. `table` keeps the rows, and wraps
   * texts that are too wide. `scroll` makes the table scroll sideways, with a sticky first column.
   * @defaultValue `'table'` with up to three columns, at most two of them numeric, otherwise `'cards'`
   */
  narrow?: 'cards' | 'scroll' | 'table' | undefined;
  classNames?: ClassNames<'caption' | 'head' | 'row' | 'sort' | 'link' | 'empty'> | undefined;
}

/**
 * A table for any width. With many columns, its rows become cards in a narrow container, and it remains a table for
 * screen readers.
 */
export function Table<Row>({
  caption,
  showCaption = false,
  columns,
  rows,
  rowKey,
  isMarked,
  loadingRows = 0,
  empty,
  sort,
  onSortChange,
  rowHref,
  linkComponent: Link = 'a',
  narrow = fitsNarrow(columns) ? 'table' : 'cards',
  className,
  classNames,
  ...native
}: TableProps<Row>): ReactElement {
  const cell = (column: TableColumn<Row>, row: Row) => {
    const content = column.cell(row);
    const href = column.rowHeader ? rowHref?.(row) : undefined;
    return href === undefined ? (
      content
    ) : (
      <Link {...part('link', 'x-table-link', classNames)} href={href}>
        {content}
      </Link>
    );
  };
  const scrolls = narrow === 'scroll' && { role: 'region', 'aria-label': caption, tabIndex: 0 };
  const isEmpty = rows.length === 0 && loadingRows === 0 && hasContent(empty);
  return (
    <div
      {...scrolls}
      {...native}
      className={classes('x-table-frame', className)}
      data-narrow={narrow}
    >
      <table className="x-table" role="table" aria-busy={loadingRows > 0 || undefined}>
        <caption
          {...part('caption', showCaption ? 'x-table-caption' : 'x-visually-hidden', classNames)}
        >
          {caption}
        </caption>
        {columns.some(({ width }) => width !== undefined) && (
          <colgroup className="x-table-columns">
            {/* An attribute, because style attributes need a looser Content-Security-Policy. */}
            {columns.map(({ id, width }) => (
              <col key={id} width={width} />
            ))}
          </colgroup>
        )}
        <thead {...part('head', 'x-table-head', classNames)} role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <ColumnHeader
                key={column.id}
                column={column}
                sort={sort}
                onSortChange={onSortChange}
                classNames={classNames}
              />
            ))}
          </tr>
        </thead>
        <tbody className="x-table-body" role="rowgroup">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              {...part('row', 'x-table-row', classNames)}
              aria-current={isMarked?.(row) ? 'true' : undefined}
            >
              {columns.map((column) => (
                <Cell key={column.id} column={column}>
                  {cell(column, row)}
                </Cell>
              ))}
            </tr>
          ))}
          {Array.from({ length: loadingRows }, (_, index) => (
            <tr key={`loading ${index}`} className="x-table-row" aria-hidden="true">
              {columns.map((column) => (
                <Cell key={column.id} column={column}>
                  <Skeleton width={column.rowHeader ? 'three-quarters' : 'half'} />
                </Cell>
              ))}
            </tr>
          ))}
          {isEmpty && (
            <tr role="row">
              <td
                role="cell"
                {...part('empty', 'x-table-empty', classNames)}
                colSpan={columns.length}
              >
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

/** Numbers do not wrap, so three columns of them can be wider than a phone. */
function fitsNarrow(columns: readonly { numeric?: boolean | undefined }[]): boolean {
  return columns.length <= 3 && columns.filter(({ numeric }) => numeric).length <= 2;
}

function nextSort(sort: TableSort | undefined, column: string): TableSort {
  const isAscending = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: isAscending ? 'descending' : 'ascending' };
}

function ColumnHeader<Row>({
  column: { id, header, numeric, sortable },
  sort,
  onSortChange,
  classNames,
}: {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  classNames: ClassNames<'sort'> | undefined;
}): ReactElement {
  return (
    <th
      role="columnheader"
      scope="col"
      data-numeric={numeric ? '' : undefined}
      aria-sort={sort?.column === id ? sort.direction : undefined}
    >
      {sortable && onSortChange ? (
        <button
          type="button"
          {...part('sort', 'x-table-sort', classNames)}
          onClick={() => onSortChange(nextSort(sort, id))}
        >
          {header}
        </button>
      ) : (
        header
      )}
    </th>
  );
}

function Cell<Row>({
  column: { header, numeric = false, rowHeader = false },
  children,
}: {
  column: TableColumn<Row>;
  children: ReactNode;
}): ReactElement {
  const content = (
    <>
      {/* The column header, for the card layout. Hidden from screen readers, which announce it from the column. */}
      <span className="x-table-label" aria-hidden="true">
        {header}
      </span>
      <span className="x-table-value">{children}</span>
    </>
  );
  const figures = numeric ? '' : undefined;
  return rowHeader ? (
    <th role="rowheader" scope="row" data-numeric={figures}>
      {content}
    </th>
  ) : (
    <td role="cell" data-numeric={figures}>
      {content}
    </td>
  );
}
