import { Button, NumberField } from '@exchange/ui';
import { useState } from 'react';

/** The value is a decimal string, so no digit of an amount is lost. */
export function ControlledNumberField() {
  const [amount, setAmount] = useState('');
  return (
    <>
      <NumberField
        label="Amount in BTC"
        value={amount}
        onValueChange={setAmount}
        min="0.001"
        max="0.50000001"
        hint="You have 0.50000001 BTC."
        minError="Enter at least 0.001 BTC."
        maxError="You have 0.50000001 BTC. Enter a smaller amount."
      />
      <Button size="small" onClick={() => setAmount('0.50000001')}>
        All
      </Button>
      <p>Value: {amount || 'empty'}</p>
    </>
  );
}
