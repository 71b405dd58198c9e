import { Button, Field, Form, NumberField } from '@exchange/ui';

/** Stands for your server, which answers after a moment. */
async function withdraw({ address }: Record<string, unknown>) {
  await new Promise((answer) => setTimeout(answer, 500));
  return address === '' ? { address: 'Enter the address of your wallet' } : undefined;
}

export function FormDemo() {
  return (
    <Form aria-label="Withdraw" action={withdraw}>
      <Field label="Address" name="address" />
      <NumberField label="Amount" name="amount" min="10" />
      <Button type="submit" variant="primary" loadingLabel="Sending">
        Withdraw
      </Button>
    </Form>
  );
}
