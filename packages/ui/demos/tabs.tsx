import { Tabs } from '@exchange/ui';

export function TabsDemo() {
  return (
    <Tabs
      label="Markets"
      tabs={[
        { id: 'spot', label: 'Spot', content: 'All spot markets' },
        { id: 'futures', label: 'Futures', content: 'All futures' },
        { id: 'options', label: 'Options', content: 'All options', disabled: true },
      ]}
    />
  );
}
