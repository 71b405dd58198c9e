import { Button, Field, Modal } from '@exchange/ui';
import { useState } from 'react';

/** While the form is sent, the window cannot be closed. */
export function ModalWithForm() {
  const [open, setOpen] = useState(false);
  const [sending, setSending] = useState(false);
  async function send() {
    setSending(true);
    await new Promise((done) => setTimeout(done, 1000));
    setSending(false);
    setOpen(false);
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add an address</Button>
      <Modal
        open={open}
        onOpenChange={setOpen}
        busy={sending}
        title="Add an address"
        closeLabel="Close"
        footer={
          <Button type="submit" form="address" variant="primary" loadingLabel="Adding…">
            Add
          </Button>
        }
      >
        <form id="address" action={send}>
          <Field label="Name" name="name" required />
        </form>
      </Modal>
    </>
  );
}
