import { Button, Menu } from '@exchange/ui';
import { useState } from 'react';

/** The page keeps whether the menu is open, and what was chosen. */
export function ControlledMenu() {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState('');
  const action = (label: string) => ({ id: label, label, onSelect: () => setDone(label) });
  return (
    <>
      <Menu
        label="Order"
        trigger="Actions"
        open={open}
        onOpenChange={setOpen}
        groups={[{ id: 'order', items: ['Edit', 'Copy', 'Cancel'].map(action) }]}
      />
      <Button onClick={() => setOpen(true)}>Open the menu</Button>
      <p role="status">{done && `Chosen: ${done}`}</p>
    </>
  );
}
