import { NumberField } from '@exchange/ui';

export function NumberFieldDemo() {
  return (
    <NumberField
      label="Amount"
      defaultValue="1500.5"
      min="0"
      step="0.5"
      stepLabels={{ decrease: 'Less', increase: 'More' }}
    />
  );
}
