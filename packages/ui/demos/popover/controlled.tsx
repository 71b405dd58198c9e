import { Button, Field, Popover } from '@exchange/ui';
import { useState } from 'react';

/** Closes when the form inside is sent. */
export function ControlledPopover() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('Main wallet');
  return (
    <Popover
      label="Rename"
      open={open}
      onOpenChange={setOpen}
      side="bottom"
      align="start"
      trigger={<Button>{name}</Button>}
    >
      <form
        action={(form) => {
          const typed = form.get('name');
          if (typeof typed === 'string') setName(typed);
          setOpen(false);
        }}
      >
        <Field label="Name" name="name" defaultValue={name} required />
        <Button type="submit" size="small">
          Save
        </Button>
      </form>
    </Popover>
  );
}
