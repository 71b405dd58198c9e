import { CustomSelect, Select, type ComboboxOption } from '@exchange/ui';
import { useEffect, useState } from 'react';

/** Stands for a server, which answers after a moment. */
async function loadNetworks(coin: string): Promise<ComboboxOption[]> {
  await new Promise((answer) => setTimeout(answer, 800));
  if (coin === 'XRP') return [];
  return [
    { value: 'native', label: coin, hint: 'Fee 0.10' },
    { value: 'eth', label: 'Ethereum', hint: 'Fee 2.10' },
  ];
}

/** The list opens while its options load. A key starts a new list for each coin. */
export function AsyncCustomSelect() {
  const [coin, setCoin] = useState('SOL');
  return (
    <>
      <Select label="Coin" value={coin} onChange={({ target }) => setCoin(target.value)}>
        <option>SOL</option>
        <option>TRX</option>
        <option>XRP</option>
      </Select>
      <Networks key={coin} coin={coin} />
    </>
  );
}

function Networks({ coin }: { coin: string }) {
  const [networks, setNetworks] = useState<ComboboxOption[]>();
  useEffect(() => {
    void loadNetworks(coin).then(setNetworks);
  }, [coin]);
  const texts = { loadingLabel: 'Loading networks…', empty: 'Withdrawals are paused' };
  const loading = networks === undefined;
  return <CustomSelect label="Network" options={networks ?? []} loading={loading} {...texts} />;
}
