import { Button, Modal } from '@exchange/ui';
import { useState } from 'react';

const terms = Array.from({ length: 30 }, (_, index) => `Rule ${index + 1} of the campaign.`);

/** The content scrolls. The title and the actions stay in sight. */
export function LongModal() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Read the rules</Button>
      <Modal
        open={open}
        onOpenChange={setOpen}
        title="Rules"
        closeLabel="Close"
        lightDismiss
        footer={<Button onClick={() => setOpen(false)}>Done</Button>}
      >
        {terms.map((term) => (
          <p key={term}>{term}</p>
        ))}
      </Modal>
    </>
  );
}
