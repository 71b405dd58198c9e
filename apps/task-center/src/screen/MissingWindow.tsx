import { Button, Modal } from '@exchange/ui';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../texts/useTexts.ts';

/** In place of a window whose code could not be loaded. */
export function MissingWindow(): ReactElement {
  const t = useTexts('shell');
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Modal
      open={isOpen}
      title={t('chunk_title')}
      closeLabel={t('close')}
      onClose={() => setIsOpen(false)}
      footer={
        <Button variant="primary" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      }
    >
      <p>{t('chunk_text')}</p>
    </Modal>
  );
}
