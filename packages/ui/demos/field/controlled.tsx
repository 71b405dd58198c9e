import { Field } from '@exchange/ui';
import { useState } from 'react';

export function ControlledField() {
  const [address, setAddress] = useState('bc1q');
  const isValid = address === '' || address.startsWith('0x');
  return (
    <Field
      label="Ethereum address"
      value={address}
      onValueChange={setAddress}
      error={isValid ? undefined : 'An Ethereum address starts with 0x.'}
    />
  );
}
