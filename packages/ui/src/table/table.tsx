/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop these roles when a table is displayed as blocks */
import type { ReactElement, ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';

export interface TableColumn<Row> {
  /** Unique within the table. */
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Aligns figures to the end, with digits of equal width. */
  numeric?: boolean;
  /** Names the row. On a phone it is the heading of the card. */
  rowHeader?: boolean;
}

export interface TableProps<Row> {
  /** Accessible name of the table. */
  caption: string;
  /** Shows the caption. Otherwise only screen readers get it. */
  showCaption?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Highlights a row, such as the visitor's own rank. */
  isMarked?: (row: Row) => boolean;
  /** Number of skeleton rows after `rows`, while the next page is loading. */
  loadingRows?: number;
}

/**
 * A table that becomes a list of cards if its container is narrower than 600 px. Each cell then
 * shows its column header. Remains a table for screen readers.
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
      {/* Column header, for the card layout. Screen readers get it from the column. */}
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
