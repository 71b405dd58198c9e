import { Button, Modal, Textarea } from '@exchange/ui';
import { useState } from 'react';

/** Asks for confirmation before an unsaved text is lost. The page controls whether the window closes. */
export function ModalWithUnsavedText() {
  const [open, setOpen] = useState(false);
  const [asking, ask] = useState(false);
  const [text, setText] = useState('');
  const close = () => {
    setText('');
    ask(false);
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Write to support</Button>
      <Modal
        open={open}
        onOpenChange={() => (text === '' ? close() : ask(true))}
        title={asking ? 'Discard your text?' : 'Write to support'}
        closeLabel="Close"
        footer={
          asking && (
            <>
              <Button onClick={() => ask(false)}>Keep writing</Button>
              <Button onClick={close}>Discard</Button>
            </>
          )
        }
      >
        <Textarea label="Your text" value={text} onValueChange={setText} />
      </Modal>
    </>
  );
}
