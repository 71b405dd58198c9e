import { Button, Field, Form, type FormSchema } from '@exchange/ui';
import { useState } from 'react';

/** A schema of Zod, Valibot or ArkType works too. */
const schema: FormSchema<{ email: string }> = {
  '~standard': {
    validate(value) {
      const { email }: { email?: unknown } = value ?? {};
      if (typeof email === 'string' && email.includes('@')) return { value: { email } };
      return { issues: [{ message: 'Enter an address with an @.', path: ['email'] }] };
    },
  },
};

/** The schema checks the values, and the action gets its result. */
export function FormWithSchema() {
  const [sent, setSent] = useState('');
  return (
    <Form aria-label="Newsletter" schema={schema} action={({ email }) => setSent(email)}>
      <Field label="Email address" name="email" autoComplete="email" />
      <Button type="submit">Subscribe</Button>
      <p role="status">{sent && `Subscribed: ${sent}`}</p>
    </Form>
  );
}
