import { Button, Modal } from '@exchange/ui';
import { useState } from 'react';

/** A window opens above the first one. Esc closes the upper one, and focus returns to the button that opened it. */
export function NestedModals() {
  const [isOrderOpen, setIsOrderOpen] = useState(false);
  const [areFeesOpen, setAreFeesOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOrderOpen(true)}>Place an order</Button>
      <Modal
        open={isOrderOpen}
        onOpenChange={setIsOrderOpen}
        title="Place an order"
        closeLabel="Close"
      >
        <p>You buy 0.5 BTC at the market price.</p>
        <Button onClick={() => setAreFeesOpen(true)}>Show the fees</Button>
        <Modal open={areFeesOpen} onOpenChange={setAreFeesOpen} title="Fees" closeLabel="Close">
          <p>0.1 % of the amount.</p>
        </Modal>
      </Modal>
    </>
  );
}
