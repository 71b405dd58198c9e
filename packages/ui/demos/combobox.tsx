import { Combobox } from '@exchange/ui';

const countries = [
  { value: 'ge', label: 'Georgia' },
  { value: 'kz', label: 'Kazakhstan' },
  { value: 'tr', label: 'Türkiye', keywords: 'Turkey' },
];

export function ComboboxDemo() {
  return (
    <Combobox
      label="Country"
      options={countries}
      texts={{ empty: 'No country found', loading: 'Loading…' }}
    />
  );
}
