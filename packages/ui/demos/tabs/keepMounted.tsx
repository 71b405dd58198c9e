import { Field, Tabs } from '@exchange/ui';

/** A typed text stays when another tab is shown. Arrow keys move, and Enter shows the panel. */
export function TabsThatStayMounted() {
  return (
    <Tabs
      label="Order"
      keepMounted
      activation="manual"
      tabs={[
        { id: 'buy', label: 'Buy', content: <Field label="Price to buy at" /> },
        { id: 'sell', label: 'Sell', content: <Field label="Price to sell at" /> },
      ]}
    />
  );
}
