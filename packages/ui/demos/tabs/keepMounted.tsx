import { Field, Tabs } from '@exchange/ui';

/** A typed text stays when another tab is shown. */
export function TabsThatStayMounted() {
  return (
    <Tabs
      label="Order"
      keepMounted
      tabs={[
        { id: 'buy', label: 'Buy', content: <Field label="Price to buy at" /> },
        { id: 'sell', label: 'Sell', content: <Field label="Price to sell at" /> },
      ]}
    />
  );
}
