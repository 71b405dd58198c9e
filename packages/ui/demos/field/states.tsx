import { Field } from '@exchange/ui';

export function FieldStates() {
  return (
    <>
      <Field label="Referral code" hint="Optional. You get it from a friend." />
      <Field label="Password" type="password" required error="Use at least eight characters." />
      <Field label="Account" defaultValue="1000482" readOnly />
      <Field label="Phone number" defaultValue="+995 555 12 34 56" disabled />
    </>
  );
}
