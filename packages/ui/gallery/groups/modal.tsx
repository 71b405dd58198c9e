import { useState, type ReactElement } from 'react';
import { Button } from '../../src/button/button.tsx';
import { Field } from '../../src/field/field.tsx';
import { Modal } from '../../src/modal/modal.tsx';
import type { Group } from '../group.tsx';
import type { Words } from '../words.ts';

export const modal: Group = { id: 'modal', title: 'Modal', Content };

function Content({ text }: { text: Words }): ReactElement {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text.open}</Button>
      <Modal
        open={open}
        onOpenChange={setOpen}
        title={text.title}
        closeLabel={text.close}
        lightDismiss
        footer={
          <>
            <Button onClick={close}>{text.cancel}</Button>
            <Button variant="primary" onClick={close}>
              {text.claim}
            </Button>
          </>
        }
      >
        <p>{text.body}</p>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the window has one input */}
        <Field label={text.email} autoFocus />
      </Modal>
    </>
  );
}
