import { Button, Field, Icon } from '@exchange/ui';
import { useState } from 'react';

export function FieldSlots() {
  const [address, setAddress] = useState('');
  return (
    <>
      <Field
        label="Address"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        end={
          <Button size="small" onClick={() => setAddress('bc1qar0srrr7xfkvy5l643')}>
            Paste
          </Button>
        }
      />
      <Field label="Invitation code" start={<Icon name="gift" />} />
      <Field label="User name" start="@" error="This name is taken." defaultValue="ada" />
    </>
  );
}
