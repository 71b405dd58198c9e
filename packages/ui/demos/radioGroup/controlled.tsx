import { Field, RadioGroup } from '@exchange/ui';
import { useState } from 'react';

/** The field below depends on the choice. */
export function ControlledRadioGroup() {
  const [type, setType] = useState<'market' | 'limit' | 'stop'>('market');
  return (
    <>
      <RadioGroup
        label="Order type"
        value={type}
        onValueChange={setType}
        options={[
          { value: 'market', label: 'Market' },
          { value: 'limit', label: 'Limit' },
          { value: 'stop', label: 'Stop, not available for this pair', disabled: true },
        ]}
      />
      {type === 'limit' && <Field label="Price" inputMode="decimal" />}
    </>
  );
}
