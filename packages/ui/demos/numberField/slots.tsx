import { Button, NumberField } from '@exchange/ui';
import { useState } from 'react';

export function NumberFieldSlots() {
  const [amount, setAmount] = useState('');
  const max = (
    <Button key="max" size="small" onClick={() => setAmount('1250.5')}>
      Max
    </Button>
  );
  return (
    <>
      <NumberField
        label="Amount"
        value={amount}
        onValueChange={setAmount}
        decimals={2}
        end={['USDT', max]}
      />
      <NumberField label="Fee" defaultValue="0.1" start="≈" end="%" readOnly />
      <NumberField label="Limit" defaultValue="5" end="BTC" error="The limit is 2 BTC." />
    </>
  );
}
