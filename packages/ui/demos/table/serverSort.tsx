import { Table, type TableColumn, type TableSort } from '@exchange/ui';
import { useState } from 'react';

type Coin = (typeof coins)[number];
const coins = [
  { name: 'BTC', volume: 880 },
  { name: 'ETH', volume: 410 },
];
const columns: TableColumn<Coin>[] = [
  { id: 'name', header: 'Coin', cell: ({ name }) => name, rowHeader: true },
  { id: 'volume', header: 'Volume', cell: ({ volume }) => volume, sortable: true },
];

/** Stands for a server that sorts all pages, not only the rows that the visitor has. */
const load = ({ direction }: TableSort) =>
  new Promise<Coin[]>((answer) => {
    setTimeout(answer, 800, direction === 'descending' ? coins : coins.toReversed());
  });

/** The header shows the new order at once, and skeletons stand for the rows until they arrive. */
export function TableSortedByServer() {
  const [sort, setSort] = useState<TableSort>({ column: 'volume', direction: 'descending' });
  const [rows, setRows] = useState(coins);
  async function change(next: TableSort) {
    setSort(next);
    setRows([]);
    setRows(await load(next));
  }
  const loadingRows = rows.length === 0 ? coins.length : 0;
  const order = { sort, onSortChange: (next: TableSort) => void change(next) };
  return (
    <Table
      caption="Volume of the last day, in million USDT"
      rowKey={({ name }) => name}
      {...{ rows, columns, loadingRows, ...order }}
    />
  );
}
