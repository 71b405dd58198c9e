import { CustomSelect } from '@exchange/ui';
import { useState } from 'react';

const coins = [
  { value: 'BTC', label: 'BTC', hint: 'Bitcoin' },
  { value: 'ETH', label: 'ETH', hint: 'Ether' },
  { value: 'SOL', label: 'SOL', hint: 'Solana' },
];

/** The list stays open, and a form gets one entry for each choice. */
export function MultipleCustomSelect() {
  const [chosen, setChosen] = useState<readonly string[]>(['BTC']);
  return (
    <CustomSelect
      multiple
      label="Coins in the report"
      name="coins"
      options={coins}
      value={chosen}
      onValueChange={setChosen}
      error={chosen.length === 0 ? 'Choose at least one coin.' : undefined}
    />
  );
}
