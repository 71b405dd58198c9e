import { Button, Checkbox, Form } from '@exchange/ui';
import { useState } from 'react';

/** Without consent, the error is at the checkbox. */
export function CheckboxInForm() {
  const [sent, setSent] = useState(false);
  return (
    <Form
      aria-label="Open an account"
      action={({ terms }) => {
        if (!terms) return { terms: 'Accept the terms to continue.' };
        setSent(true);
        return undefined;
      }}
    >
      <Checkbox label="I accept the terms of use." name="terms" />
      <Checkbox label="Send me news." name="news" hint="At most once a week" defaultChecked />
      <Button type="submit" variant="primary">
        {sent ? 'Account opened' : 'Open an account'}
      </Button>
    </Form>
  );
}
