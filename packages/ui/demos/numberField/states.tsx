import { NumberField } from '@exchange/ui';

export function NumberFieldStates() {
  return (
    <>
      <NumberField label="Price" defaultValue="97000.10" hint="USDT per BTC" />
      <NumberField
        label="Leverage"
        defaultValue="20"
        max="100"
        stepLabels={{ decrease: 'Less', increase: 'More' }}
      />
      <NumberField label="Amount" required error="Enter an amount." />
      <NumberField label="Fee" defaultValue="0.1" readOnly />
      <NumberField label="Limit price" defaultValue="90000" disabled />
    </>
  );
}
