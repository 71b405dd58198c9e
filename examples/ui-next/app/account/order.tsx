'use client';

import { Button, Modal, NumberField, Slider, Toasts, type Toast } from '@exchange/ui';
import { useState } from 'react';

export function Order() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [open, setOpen] = useState(false);
  const place = (form: FormData) => {
    setToasts([{ id: 'placed', children: `Saved ${form.get('amount')}` }]);
    setOpen(false);
  };
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        New order
      </Button>
      <Modal open={open} onOpenChange={setOpen} title="New order" closeLabel="Close">
        <form action={place}>
          <NumberField label="Amount" name="amount" defaultValue="1.5" required />
          <Slider label="Leverage" name="leverage" min={1} max={20} defaultValue={5} />
          <Button type="submit" variant="tradeLong">
            Place order
          </Button>
        </form>
      </Modal>
      <Toasts
        label="Messages"
        closeLabel="Close message"
        toasts={toasts}
        onDismiss={() => setToasts([])}
      />
    </>
  );
}
