import { Select } from '@exchange/ui';
import { useState } from 'react';

const fees = { eth: '2.10 USDT', trx: '1.00 USDT', arb: '0.20 USDT' };
type Network = keyof typeof fees;

export function ControlledSelect() {
  const [network, setNetwork] = useState<Network>('eth');
  return (
    <Select
      label="Network"
      value={network}
      onValueChange={setNetwork}
      hint={`Fee: ${fees[network]}`}
    >
      <option value="eth">Ethereum</option>
      <option value="trx">Tron</option>
      <option value="arb">Arbitrum</option>
    </Select>
  );
}
