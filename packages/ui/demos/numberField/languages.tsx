import { NumberField } from '@exchange/ui';

/** Each field shows and reads its amount in the way of its language. */
export function NumberFieldLanguages() {
  return (
    <>
      <NumberField label="English" locale="en" defaultValue="1234.5" />
      <NumberField label="German" locale="de" defaultValue="1234.5" />
      <NumberField label="Hindi" locale="hi" defaultValue="1234567.5" />
      <NumberField label="Arabic, its own digits" locale="ar-u-nu-arab" defaultValue="1234.5" />
    </>
  );
}
