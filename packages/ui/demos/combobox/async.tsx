import { Combobox, type ComboboxOption } from '@exchange/ui';
import { useEffect, useState } from 'react';

const cities = ['Almaty', 'Berlin', 'Istanbul', 'Jakarta', 'Tbilisi'];

/** Searches after a short pause. A newer text cancels the search for an older one. */
export function AsyncCombobox() {
  const [text, setText] = useState('');
  const [options, setOptions] = useState<readonly ComboboxOption[]>();
  useEffect(() => {
    const timer = setTimeout(() => {
      const found = cities.filter((city) => city.toLowerCase().includes(text.toLowerCase()));
      setOptions(found.map((city) => ({ value: city, label: city })));
    }, 500);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Combobox
      label="City"
      options={options ?? []}
      loading={options === undefined}
      onSearch={(search) => {
        setText(search);
        if (search !== text) setOptions(undefined);
      }}
      texts={{ empty: 'No city found', loading: 'Searching…' }}
    />
  );
}
