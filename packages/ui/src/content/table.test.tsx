import { render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Table, type TableColumn, type TableProps } from './table.tsx';

interface Rank {
  place: number;
  name: string;
  volume: string;
}
const ranks: Rank[] = [
  { place: 1, name: 'a***n', volume: '12,480.00' },
  { place: 2, name: 'you', volume: '9,113.50' },
];
const columns: TableColumn<Rank>[] = [
  { id: 'place', header: 'Rank', cell: ({ place }) => place, numeric: true },
  { id: 'name', header: 'Trader', cell: ({ name }) => name, rowHeader: true },
  { id: 'volume', header: 'Volume', cell: ({ volume }) => <b>{volume}</b>, numeric: true },
];
const table = (over: Partial<TableProps<Rank>> = {}) => (
  <Table
    caption="Leaderboard"
    columns={columns}
    rows={ranks}
    rowKey={({ name }) => name}
    isMarked={({ name }) => name === 'you'}
    {...over}
  />
);

describe('Table', () => {
  it('is an accessible table with named columns and rows', () => {
    render(table());
    const element = screen.getByRole('table', { name: 'Leaderboard' });
    expect(
      within(element)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Rank', 'Trader', 'Volume']);
    expect(within(element).getAllByRole('row')).toHaveLength(3);
    const row = screen.getByRole('row', { current: true });
    within(row).getByRole('rowheader', { name: 'you' });
    within(row).getByRole('cell', { name: '9,113.50' });
  });

  it('sets every role explicitly, because table elements displayed as blocks lose their roles', () => {
    const { container } = render(table());
    const parts = container.querySelectorAll('table, thead, tbody, tr, th, td');
    expect([...parts].filter((part) => !part.hasAttribute('role'))).toEqual([]);
  });

  it.each([
    [1, undefined, 'table'],
    [3, undefined, 'table'],
    [4, undefined, 'cards'],
    [2, 'cards', 'cards'],
    [4, 'table', 'table'],
    [2, 'scroll', 'scroll'],
  ] as const)(
    'with %i columns and narrow=%j, is a %s in a narrow container',
    (count, narrow, layout) => {
      const more = { ...columns[0], id: 'more', header: 'More', cell: () => 'x' };
      const { container } = render(table({ columns: [...columns, more].slice(0, count), narrow }));
      expect(container.querySelector<HTMLElement>('.x-table-frame')?.dataset.narrow).toBe(layout);
    },
  );

  it('has cards in a narrow container with three columns of numbers, which do not wrap', () => {
    const numbers = columns.map((column) => ({ ...column, numeric: true }));
    const { container } = render(table({ columns: numbers }));
    expect(container.querySelector<HTMLElement>('.x-table-frame')?.dataset.narrow).toBe('cards');
  });

  it('shows loading rows that are hidden from screen readers', () => {
    const { container } = render(table({ loadingRows: 4 }));
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(container.querySelectorAll('.x-skeleton')).toHaveLength(12);
  });

  it('gives loading rows unique keys', () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    render(table({ rowKey: ({ place }) => place, loadingRows: 3 }));
    expect(logged.mock.calls).toEqual([]);
    logged.mockRestore();
  });

  it('renders without rows', () => {
    render(table({ rows: [] }));
    expect(screen.getAllByRole('row')).toHaveLength(1);
  });

  it('is busy only while rows are loading', () => {
    const { rerender } = render(table());
    expect(screen.getByRole('table').hasAttribute('aria-busy')).toBe(false);
    rerender(table({ loadingRows: 1 }));
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  });

  it('hides its caption visually unless showCaption is set', () => {
    const { rerender } = render(table());
    expect(screen.getByText('Leaderboard').className).toBe('x-visually-hidden');
    rerender(table({ showCaption: true }));
    expect(screen.getByText('Leaderboard').className).toBe('x-table-caption');
  });

  it('marks only the headers and cells of numeric columns', () => {
    const { container } = render(table({ rows: ranks.slice(0, 1) }));
    const parts = [...container.querySelectorAll<HTMLElement>('th, td')];
    expect(parts.map((part) => part.dataset.numeric)).toEqual([
      '',
      undefined,
      '',
      '',
      undefined,
      '',
    ]);
  });

  it('repeats the column header in each cell, hidden from screen readers', () => {
    render(table());
    const cell = screen.getByRole('cell', { name: '9,113.50' });
    expect(cell.textContent).toBe('Volume9,113.50');
    expect(within(cell).getByText('Volume').getAttribute('aria-hidden')).toBe('true');
  });

  it('highlights no row without isMarked', () => {
    const { container } = render(
      <Table caption="x" columns={columns} rows={ranks} rowKey={({ name }) => name} />,
    );
    expect(container.querySelector('[aria-current]')).toBeNull();
    expect(container.querySelectorAll('tbody tr')).toHaveLength(2);
  });

  it('has wider skeletons in the rowHeader column', () => {
    const { container } = render(table({ rows: [], loadingRows: 1 }));
    const widths = [...container.querySelectorAll<HTMLElement>('.x-skeleton')].map(
      ({ dataset }) => dataset.width,
    );
    expect(widths).toEqual(['half', 'three-quarters', 'half']);
    expect(container.querySelector('tbody tr')?.getAttribute('aria-hidden')).toBe('true');
  });
});

it('gives columns a width without a style attribute', () => {
  const columns = [
    { id: 'price', header: 'Price', cell: String, width: '40%' },
    { id: 'amount', header: 'Amount', cell: String, width: 120 },
    { id: 'total', header: 'Total', cell: String },
  ] as const;
  const { container, rerender } = render(
    <Table caption="Bids" columns={columns} rows={[1]} rowKey={String} />,
  );
  const widths = [...container.querySelectorAll('col')].map((col) => col.getAttribute('width'));
  expect(widths).toEqual(['40%', '120', null]);
  expect(container.querySelector('[style]')).toBeNull();
  rerender(<Table caption="Bids" columns={[columns[2]]} rows={[1]} rowKey={String} />);
  expect(container.querySelector('colgroup')).toBeNull();
});
