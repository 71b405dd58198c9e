import { Button, Modal } from '@exchange/ui';
import { useState } from 'react';

export function ModalDemo() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Place order</Button>
      <Modal
        open={open}
        onOpenChange={setOpen}
        title="Buy 1 BTC?"
        closeLabel="Close"
        footer={
          <Button variant="tradeLong" onClick={() => setOpen(false)}>
            Buy
          </Button>
        }
      >
        The order is placed at the market price.
      </Modal>
    </>
  );
}
