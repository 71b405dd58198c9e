'use client';

import { Button } from '@exchange/ui/button';
import { Drawer } from '@exchange/ui/drawer';
import { useState, type ReactElement, type ReactNode } from 'react';

/** Opens the side navigation on narrow screens. */
export function SideDrawer({
  title,
  children,
}: {
  title: string;
  children: ReactNode;
}): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <div className="side-drawer">
      <Button size="middle" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {`Pages in ${title}`}
      </Button>
      <Drawer
        side="start"
        title={title}
        closeLabel="Close"
        lightDismiss
        open={open}
        onOpenChange={setOpen}
      >
        {open && children}
      </Drawer>
    </div>
  );
}
