import { LoadMore, Table } from '@exchange/ui';
import { useState } from 'react';

const pageSize = 5;
const trades = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  price: `${97_000 + index}.10`,
}));

/** The table renders all rows that it gets. Load a long list in pages. */
export function LongTable() {
  const [count, setCount] = useState(pageSize);
  return (
    <>
      <Table
        caption="Trades"
        narrow="scroll"
        rows={trades.slice(0, count)}
        rowKey={({ id }) => id}
        columns={[
          { id: 'id', header: 'Number', cell: ({ id }) => id, rowHeader: true },
          { id: 'price', header: 'Price (USDT)', cell: ({ price }) => price, numeric: true },
        ]}
      />
      <LoadMore
        state={count < trades.length ? 'more' : 'end'}
        onLoad={() => setCount(count + pageSize)}
        label="Show more"
        loadingLabel="Loading…"
      />
    </>
  );
}
