import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Table, type TableProps } from './table.tsx';

interface Row {
  rank: number;
  name: string;
}
const props: TableProps<Row> = {
  caption: 'Ranks',
  columns: [
    { id: 'rank', header: 'Rank', cell: ({ rank }) => rank, sortable: true },
    { id: 'name', header: 'Name', cell: ({ name }) => name, rowHeader: true },
  ],
  rows: [{ rank: 1, name: 'Ann' }],
  rowKey: ({ rank }) => rank,
};

it.each([
  [undefined, 'ascending'],
  [{ column: 'rank', direction: 'ascending' }, 'descending'],
  [{ column: 'rank', direction: 'descending' }, 'ascending'],
  [{ column: 'name', direction: 'ascending' }, 'ascending'],
] as const)(
  'if the sort order is %j, a press on the header requests %s',
  async (sort, direction) => {
    const change = vi.fn();
    render(<Table {...props} sort={sort} onSortChange={change} />);
    const header = screen.getByRole('columnheader', { name: 'Rank' });
    expect(header.getAttribute('aria-sort')).toBe(sort?.column === 'rank' ? sort.direction : null);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('[Enter]');
    expect(change).toHaveBeenCalledExactlyOnceWith({ column: 'rank', direction });
  },
);

it('has plain headers without onSortChange', () => {
  render(<Table {...props} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('links each row with its row header', () => {
  render(<Table {...props} rowHref={({ name }) => `/traders/${name}`} />);
  expect(screen.getByRole('link', { name: 'Ann' }).getAttribute('href')).toBe('/traders/Ann');
});

it('has no link in rows without an address', () => {
  const rows = ['Ann', 'Bob'].map((name, rank) => ({ rank, name }));
  const address = ({ name }: Row) => (name === 'Bob' ? '/traders/Bob' : undefined);
  const { container } = render(<Table {...props} rows={rows} rowHref={address} />);
  const links = [...container.querySelectorAll('a')];
  expect(links.map((link) => link.textContent)).toEqual(['Bob']);
});

it('shows its empty state only if there are no rows and none are loading', () => {
  const { rerender } = render(<Table {...props} rows={[]} empty="No traders" />);
  expect(screen.getByRole('cell', { name: 'No traders' }).getAttribute('colspan')).toBe('2');
  rerender(<Table {...props} rows={[]} empty="No traders" loadingRows={1} />);
  expect(screen.queryByText('No traders')).toBeNull();
  rerender(<Table {...props} empty="No traders" />);
  expect(screen.queryByText('No traders')).toBeNull();
});

it('is a region that can be scrolled with the keyboard if narrow="scroll"', () => {
  render(<Table {...props} narrow="scroll" />);
  expect(screen.getByRole('region', { name: 'Ranks' }).tabIndex).toBe(0);
});
