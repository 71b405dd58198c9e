import { Button, Modal } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../context/texts/useTexts.ts';

/** Window shown when the code of the requested window could not be loaded. */
export function MissingWindow({ onClose }: { onClose: () => void }): ReactElement {
  const t = useTexts('shell');
  return (
    <Modal
      open
      title={t('chunk_title')}
      closeLabel={t('close')}
      onOpenChange={onClose}
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
