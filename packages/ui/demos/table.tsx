import { Table, type TableSort } from '@exchange/ui';
import { useState } from 'react';

const coins = [
  { name: 'BTC', price: '97000.10' },
  { name: 'ETH', price: '3500.20' },
];

export function TableDemo() {
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' });
  const rows = sort.direction === 'ascending' ? coins : coins.toReversed();
  return (
    <Table
      caption="Coins"
      showCaption
      rows={rows}
      rowKey={(coin) => coin.name}
      sort={sort}
      onSortChange={setSort}
      columns={[
        { id: 'name', header: 'Coin', cell: (coin) => coin.name, rowHeader: true, sortable: true },
        { id: 'price', header: 'Price (USDT)', cell: (coin) => coin.price, numeric: true },
      ]}
    />
  );
}
