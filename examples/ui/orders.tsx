import { NumberField } from '@exchange/ui/number-field';
import { Table } from '@exchange/ui/table';
import '@exchange/ui/tokens.css';
import '@exchange/ui/number-field.css';
import '@exchange/ui/table.css';

interface Order {
  id: string;
  amount: string;
}

export function Orders({ orders }: { orders: readonly Order[] }) {
  return (
    <>
      <NumberField label="Amount" locale="de" decimals={2} end="USDT" />
      <Table
        caption="Orders"
        rows={orders}
        rowKey={({ id }) => id}
        columns={[{ id: 'amount', header: 'Amount', numeric: true, cell: ({ amount }) => amount }]}
      />
    </>
  );
}
