import { SearchField } from '@exchange/ui';
import { useEffect, useState } from 'react';

const coins = ['Bitcoin', 'Bitcoin Cash', 'Ether', 'Solana', 'Tether', 'Tron'];

/** Searches after a short pause. Screen readers announce how many coins were found. */
export function AsyncSearchField() {
  const [text, setText] = useState('');
  const [found, setFound] = useState(coins);
  useEffect(() => {
    const searchText = text.trim().toLowerCase();
    const timer = setTimeout(() => {
      setFound(coins.filter((coin) => coin.toLowerCase().includes(searchText)));
    }, 400);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      <SearchField
        label="Find a coin"
        clearLabel="Clear the search"
        value={text}
        onValueChange={setText}
        result={text && `${found.length} coins found`}
      />
      <ul>
        {found.map((coin) => (
          <li key={coin}>{coin}</li>
        ))}
      </ul>
    </>
  );
}
