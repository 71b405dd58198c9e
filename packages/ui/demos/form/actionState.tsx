import { Button, Field } from '@exchange/ui';
import { useActionState } from 'react';

interface State {
  name: string;
  error?: string;
  saved?: boolean;
}

/** Stands for a server action. */
async function rename(_: State, data: FormData): Promise<State> {
  await new Promise((answer) => setTimeout(answer, 500));
  const [name] = data.getAll('name').map(String);
  if (!name || name.length < 3) return { name: name ?? '', error: 'Use three letters or more.' };
  return { name, saved: true };
}

/** A plain form with React's `useActionState` works without script, too. It does not move focus to the error. */
export function FormWithActionState() {
  const [state, action] = useActionState(rename, { name: '' });
  return (
    <form action={action} aria-label="Name of the key">
      <Field label="Name" name="name" defaultValue={state.name} error={state.error} />
      <Button type="submit" loadingLabel="Saving…">
        Save
      </Button>
      <p role="status">{state.saved && 'Saved'}</p>
    </form>
  );
}
