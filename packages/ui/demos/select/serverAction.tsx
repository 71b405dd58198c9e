import { Button, Form, Select } from '@exchange/ui';

/** Stands for a server action, which refuses one network. */
async function choose({ network }: Record<string, unknown>) {
  await new Promise((done) => setTimeout(done, 500));
  return network === 'eth' ? { network: 'Ethereum is closed for maintenance.' } : undefined;
}

/** Shows the server's error at the select. */
export function SelectServerAction() {
  return (
    <Form aria-label="Network" action={choose}>
      <Select label="Network" name="network">
        <option value="eth">Ethereum</option>
        <option value="trx">Tron</option>
      </Select>
      <Button type="submit" loadingLabel="Saving…">
        Save
      </Button>
    </Form>
  );
}
