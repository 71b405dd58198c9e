import { Field } from '@exchange/ui';

export function FieldDemo() {
  return (
    <Field label="Email address" type="email" autoComplete="email" hint="We never share it." />
  );
}
