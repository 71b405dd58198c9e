import { Button, Field } from '@exchange/ui';
import { useActionState } from 'react';

interface Result {
  email: string;
  error?: string;
}

/** Stands for a server action, which refuses one address. */
async function invite(_before: Result, form: FormData): Promise<Result> {
  const typed = form.get('email');
  const email = typeof typed === 'string' ? typed : '';
  await new Promise((done) => setTimeout(done, 500));
  if (email !== 'ada@brand.com') return { email };
  return { email, error: 'This friend already has an account.' };
}

/** Shows the server's error at the field, and keeps the text. */
export function FieldServerAction() {
  const [{ email, error }, action] = useActionState(invite, { email: 'ada@brand.com' });
  return (
    <form action={action}>
      <Field
        label="Email of a friend"
        name="email"
        type="email"
        required
        defaultValue={email}
        error={error}
      />
      <Button type="submit" loadingLabel="Inviting…">
        Invite
      </Button>
    </form>
  );
}
