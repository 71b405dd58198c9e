import { Breadcrumbs, EmptyState, Skeleton, Table, TabLinks } from '@exchange/ui';
import Link from 'next/link';

const links = [
  { href: '/', label: 'Start' },
  { href: '/markets', label: 'Markets' },
];
const lists = [
  { href: '/markets', label: 'All' },
  { href: '/account', label: 'Yours' },
];
const coins = [{ id: 1, name: 'BTC', price: '97000.10' }];

export default function Markets() {
  return (
    <>
      <Breadcrumbs label="Path" items={links} linkComponent={Link} />
      <h1>Markets</h1>
      <TabLinks label="Lists" links={lists} current="/markets" linkComponent={Link} />
      <Table
        caption="Coins"
        rows={coins}
        rowKey={(coin) => coin.id}
        rowHref={() => '/account'}
        linkComponent={Link}
        empty={<EmptyState title="No coins" />}
        columns={[
          { id: 'name', header: 'Coin', cell: (coin) => coin.name, rowHeader: true },
          { id: 'price', header: 'Price', cell: (coin) => coin.price, numeric: true },
          { id: 'chart', header: 'Chart', cell: () => <Skeleton width="half" /> },
        ]}
      />
    </>
  );
}
