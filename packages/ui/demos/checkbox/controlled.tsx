import { Checkbox } from '@exchange/ui';
import { useState } from 'react';

const pairs = ['BTC/USDT', 'ETH/USDT', 'SOL/USDT'];

/** The first checkbox selects all others. If only some are selected, it is neither on nor off. */
export function SelectAll() {
  const [chosen, setChosen] = useState(['BTC/USDT']);
  const all = chosen.length === pairs.length;
  return (
    <>
      <Checkbox
        label="All orders"
        checked={all}
        indeterminate={!all && chosen.length > 0}
        onChange={() => setChosen(all ? [] : pairs)}
      />
      {pairs.map((pair) => (
        <Checkbox
          key={pair}
          label={pair}
          checked={chosen.includes(pair)}
          onChange={({ target }) =>
            setChosen(target.checked ? [...chosen, pair] : chosen.filter((each) => each !== pair))
          }
        />
      ))}
    </>
  );
}
