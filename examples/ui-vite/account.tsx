import {
  Avatar,
  Button,
  Checkbox,
  Field,
  Modal,
  NumberField,
  SegmentedControl,
  Slider,
  Switch,
  Toasts,
  type Toast,
} from '@exchange/ui';
import { useState } from 'react';

export function Account() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [open, setOpen] = useState(false);
  const save = (form: FormData) => {
    setToasts([{ id: 'saved', children: `Saved ${form.get('amount')}` }]);
    setOpen(false);
  };
  const sides = [
    { value: 'buy', label: 'Buy' },
    { value: 'sell', label: 'Sell' },
  ] as const;
  const order = (
    <form id="order" action={save}>
      <SegmentedControl label="Side" name="side" options={sides} defaultValue="buy" />
      <NumberField label="Amount" name="amount" defaultValue="1.5" required />
      <Slider label="Leverage" name="leverage" min={1} max={20} defaultValue={5} />
      <Checkbox label="Post only" name="post" />
    </form>
  );
  return (
    <>
      <h1>
        <Avatar name="Ada Lovelace" /> Account
      </h1>
      <Button variant="primary" onClick={() => setOpen(true)}>
        New order
      </Button>
      <Modal
        open={open}
        onOpenChange={setOpen}
        title="New order"
        closeLabel="Close"
        footer={
          <Button type="submit" form="order" variant="tradeLong">
            Place order
          </Button>
        }
      >
        {order}
      </Modal>
      <Field label="Email" type="email" />
      <Switch label="Alerts" />
      <Toasts
        label="Messages"
        closeLabel="Close message"
        toasts={toasts}
        onDismiss={() => setToasts([])}
      />
    </>
  );
}
