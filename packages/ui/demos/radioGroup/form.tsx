import { Button, Form, RadioGroup } from '@exchange/ui';
import { useState } from 'react';

const reasons = [
  { value: 'fees', label: 'The fees are too high' },
  { value: 'coins', label: 'My coins are missing' },
  { value: 'other', label: 'Another reason' },
];

/** If nothing is chosen, the error is at the group. */
export function RadioGroupInForm() {
  const [sent, setSent] = useState(false);
  return (
    <Form
      aria-label="Close the account"
      action={({ reason }) => {
        if (!reason) return { reason: 'Choose a reason.' };
        setSent(true);
        return undefined;
      }}
    >
      <RadioGroup label="Why do you leave?" name="reason" options={reasons} />
      <Button type="submit">{sent ? 'Sent' : 'Send'}</Button>
    </Form>
  );
}
