import { CustomSelect } from '@exchange/ui';

const accounts = Array.from({ length: 60 }, (_, index) => ({
  value: `${index + 1}`,
  label: `Subaccount ${index + 1}`,
  hint: index % 7 === 6 ? 'Frozen' : `${(index + 1) * 25} USDT`,
  disabled: index % 7 === 6,
}));

/** The list scrolls, and typed letters find an option. To search in many more options, use a Combobox. */
export function LongCustomSelect() {
  return <CustomSelect label="Transfer from" options={accounts} defaultValue="12" />;
}
