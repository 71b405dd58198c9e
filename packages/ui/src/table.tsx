/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a browser forgets these roles when a table is displayed as blocks */
import type { ReactElement, ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';

export interface TableColumn<Row> {
  /** Unique in its table. */
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Figures: at the end of their column, all digits of one width. */
  numeric?: boolean;
  /** Names its row: on a phone the heading of its card. */
  rowHeader?: boolean;
}

export interface TableProps<Row> {
  /** What the table shows. */
  caption: string;
  /** Shows the caption, not to screen readers alone. */
  showCaption?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Marks a row, such as the visitor's own rank. */
  isMarked?: (row: Row) => boolean;
  /** So many rows of skeletons behind the others: the next page is on its way. */
  loadingRows?: number;
}

/**
 * A table that becomes a list of cards where it has less than 600 px, with each cell's header beside
 * it. For screen readers it stays a table.
 */
export function Table<Row>({
  caption,
  showCaption = false,
  columns,
  rows,
  rowKey,
  isMarked,
  loadingRows = 0,
}: TableProps<Row>): ReactElement {
  return (
    <div className="x-table-frame">
      <table className="x-table" role="table" aria-busy={loadingRows > 0 || undefined}>
        <caption className={showCaption ? 'x-table-caption' : 'x-visually-hidden'}>
          {caption}
        </caption>
        <thead className="x-table-head" role="rowgroup">
          <tr role="row">
            {columns.map(({ id, header, numeric = false }) => (
              <th key={id} role="columnheader" scope="col" data-numeric={numeric ? '' : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="x-table-body" role="rowgroup">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className="x-table-row"
              aria-current={isMarked?.(row) ? 'true' : undefined}
            >
              {columns.map((column) => (
                <Cell key={column.id} column={column}>
                  {column.cell(row)}
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
        </tbody>
      </table>
    </div>
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
      {/* The column's header, for a card; screen readers have it from the column. */}
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
