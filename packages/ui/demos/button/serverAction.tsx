import { Button, Field } from '@exchange/ui';

/** Stands for a server action. */
const rename = () => new Promise<void>((done) => setTimeout(done, 1000));

/** While the action of its form runs, the button shows that it is pending and ignores presses. */
export function ButtonServerAction() {
  return (
    <form action={rename}>
      <Field label="Name of the key" name="name" defaultValue="Trading bot" />
      <Button type="submit" variant="primary" loadingLabel="Saving…">
        Save
      </Button>
    </form>
  );
}
