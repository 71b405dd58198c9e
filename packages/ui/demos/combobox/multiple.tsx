import { Combobox } from '@exchange/ui';
import { useState } from 'react';

const coins = [
  { value: 'BTC', label: 'Bitcoin', keywords: 'BTC' },
  { value: 'ETH', label: 'Ethereum', keywords: 'ETH' },
  { value: 'SOL', label: 'Solana', keywords: 'SOL' },
];

const texts = {
  empty: 'No coin found',
  loading: 'Loading…',
  remove: (coin: string) => `Remove ${coin}`,
};

export function MultipleCombobox() {
  const [chosen, setChosen] = useState<readonly string[]>(['BTC']);
  return (
    <Combobox
      label="Coins to watch"
      multiple
      options={coins}
      value={chosen}
      onValueChange={setChosen}
      hint={`${chosen.length} chosen`}
      texts={texts}
    />
  );
}
