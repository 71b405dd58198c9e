import { Button, Modal } from '@exchange/ui';
import { useState } from 'react';

/** A window opens above the first one. Esc closes the upper one, and focus returns to the button that opened it. */
export function NestedModals() {
  const [order, setOrder] = useState(false);
  const [fees, setFees] = useState(false);
  return (
    <>
      <Button onClick={() => setOrder(true)}>Place an order</Button>
      <Modal open={order} onOpenChange={setOrder} title="Place an order" closeLabel="Close">
        <p>You buy 0.5 BTC at the market price.</p>
        <Button onClick={() => setFees(true)}>Show the fees</Button>
        <Modal open={fees} onOpenChange={setFees} title="Fees" closeLabel="Close">
          <p>0.1 % of the amount.</p>
        </Modal>
      </Modal>
    </>
  );
}
