import { Button, Drawer } from '@exchange/ui';
import { useState } from 'react';

export function DrawerDemo() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filter markets</Button>
      <Drawer open={open} onOpenChange={setOpen} title="Filter" closeLabel="Close" lightDismiss>
        Only markets with high volume
      </Drawer>
    </>
  );
}
