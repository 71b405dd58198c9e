import { SegmentedControl } from '@exchange/ui';

export function SegmentedControlDemo() {
  return (
    <SegmentedControl
      label="Side"
      name="side"
      defaultValue="buy"
      options={[
        { value: 'buy', label: 'Buy' },
        { value: 'sell', label: 'Sell' },
      ]}
    />
  );
}
