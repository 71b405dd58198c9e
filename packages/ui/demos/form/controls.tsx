import { Button, Checkbox, Form, RadioGroup, Select, Switch, type FormValues } from '@exchange/ui';
import { useState } from 'react';

const orders = [
  { value: 'market', label: 'Market' },
  { value: 'limit', label: 'Limit' },
];

/** Every control with a `name` has its value in the form, and finds its error by that name. */
export function FormWithControls() {
  const [sent, setSent] = useState<FormValues>();
  return (
    <Form
      aria-label="Order settings"
      action={(values) => {
        if (values.risk === undefined) return { risk: 'Accept the risk to continue.' };
        setSent(values);
        return undefined;
      }}
    >
      <Select label="Coin" name="coin">
        <option>BTC</option>
        <option>ETH</option>
      </Select>
      <RadioGroup label="Order" name="order" options={orders} defaultValue="limit" />
      <Switch label="Confirm each order" name="confirm" />
      <Checkbox label="I accept the risk" name="risk" />
      <Button type="submit">Save</Button>
      <p role="status">{sent && JSON.stringify(sent)}</p>
    </Form>
  );
}
