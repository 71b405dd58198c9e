import { useState, type ReactElement } from 'react';
import { Button } from '../../src/controls/button.tsx';
import { Drawer } from '../../src/overlays/drawer.tsx';
import { Field } from '../../src/controls/field.tsx';
import { Modal } from '../../src/overlays/modal.tsx';
import { Row, type Group } from '../group.tsx';
import type { Words } from '../words.ts';

export const modal: Group = { id: 'modal', title: 'Modal, Drawer', Content };

function Content({ text }: { text: Words }): ReactElement {
  const [open, setOpen] = useState(false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Row>
        <Button onClick={() => setOpen(true)}>{text.openModal}</Button>
        <Button onClick={() => setDrawerOpen(true)}>{text.menu}</Button>
      </Row>
      <Modal
        open={open}
        onOpenChange={setOpen}
        title={text.modalTitle}
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
        <p className="gallery-text">{text.modalText}</p>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the window has one input */}
        <Field label={text.email} autoFocus />
      </Modal>
      <Drawer
        open={isDrawerOpen}
        onOpenChange={setDrawerOpen}
        side="end"
        title={text.menu}
        closeLabel={text.close}
      >
        <p>{text.modalText}</p>
      </Drawer>
    </>
  );
}
