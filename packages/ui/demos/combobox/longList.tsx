import { Combobox } from '@exchange/ui';

const accounts = Array.from({ length: 5000 }, (_, index) => {
  const name = `Account ${index + 1}`;
  return { value: name, label: name };
});

/** Of a list of more than 200, only the options in sight are rendered. */
export function LongCombobox() {
  return (
    <Combobox
      label="Sub-account"
      options={accounts}
      defaultValue="Account 4200"
      texts={{ empty: 'No account found', loading: 'Loading…' }}
    />
  );
}
