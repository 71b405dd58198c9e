import { Button, Modal } from '@exchange/ui';
import { useRef, useState } from 'react';

/** The button that opened the window is gone when it closes, so focus goes to the heading. */
export function ModalWithFinalFocus() {
  const [open, setOpen] = useState(false);
  const [deleted, setDeleted] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {deleted ? 'You have no keys' : 'Trading bot'}
      </h3>
      {!deleted && <Button onClick={() => setOpen(true)}>Delete the key</Button>}
      <Modal
        open={open}
        onOpenChange={setOpen}
        title="Delete the key?"
        closeLabel="Close"
        finalFocus={deleted ? heading : undefined}
        footer={
          <Button
            variant="primary"
            onClick={() => {
              setDeleted(true);
              setOpen(false);
            }}
          >
            Delete
          </Button>
        }
      >
        <p>Programs that use the key stop working.</p>
      </Modal>
    </>
  );
}
