import { EmptyState, SearchField, Table, TabLinks, type TableSort } from '@exchange/ui';
import { useState } from 'react';
import { RouterLink } from './routerLink.tsx';

const coins = [
  { id: 1, name: 'BTC', price: '97000.10' },
  { id: 2, name: 'ETH', price: '3500.20' },
];

export function Markets() {
  const [text, setText] = useState('');
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' });
  const rows = coins.filter(({ name }) => name.includes(text.toUpperCase()));
  if (sort.direction === 'descending') rows.reverse();
  return (
    <>
      <h1>Markets</h1>
      <TabLinks
        label="Lists"
        current="/markets"
        linkComponent={RouterLink}
        links={[
          { href: '/markets', label: 'All' },
          { href: '/account', label: 'Yours' },
        ]}
      />
      <SearchField label="Find a coin" clearLabel="Clear" value={text} onValueChange={setText} />
      <Table
        caption="Coins"
        rows={rows}
        rowKey={(coin) => coin.id}
        rowHref={() => '/account'}
        linkComponent={RouterLink}
        sort={sort}
        onSortChange={setSort}
        empty={<EmptyState title="No coin has this name" />}
        columns={[
          {
            id: 'name',
            header: 'Coin',
            cell: (coin) => coin.name,
            rowHeader: true,
            sortable: true,
          },
          { id: 'price', header: 'Price', cell: (coin) => coin.price, numeric: true },
        ]}
      />
    </>
  );
}
