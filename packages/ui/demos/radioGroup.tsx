import { RadioGroup } from '@exchange/ui';

export function RadioGroupDemo() {
  return (
    <RadioGroup
      label="Order type"
      name="order-type"
      defaultValue="limit"
      options={[
        { value: 'limit', label: 'Limit' },
        { value: 'market', label: 'Market' },
        { value: 'stop', label: 'Stop' },
      ]}
    />
  );
}
