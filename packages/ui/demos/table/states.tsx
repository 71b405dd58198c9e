import { SegmentedControl, Table } from '@exchange/ui';
import { useState } from 'react';

const orders = [
  { id: '1', pair: 'BTC/USDT', amount: '0.5' },
  { id: '2', pair: 'ETH/USDT', amount: '3' },
];

const states = [
  { value: 'loading', label: 'Loading' },
  { value: 'empty', label: 'Empty' },
  { value: 'loaded', label: 'Loaded' },
];

export function TableStates() {
  const [state, setState] = useState('loading');
  return (
    <>
      <SegmentedControl label="State" options={states} value={state} onValueChange={setState} />
      <Table
        caption="Orders"
        rows={state === 'loaded' ? orders : []}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `#order-${id}`}
        loadingRows={state === 'loading' ? 2 : undefined}
        empty="You have no open orders."
        columns={[
          { id: 'pair', header: 'Pair', cell: ({ pair }) => pair, rowHeader: true },
          { id: 'amount', header: 'Amount', cell: ({ amount }) => amount, numeric: true },
        ]}
      />
    </>
  );
}
