import { useTexts } from '@exchange/site/page';
import type { AccountService } from '@exchange/site/services';
import { FocusKeeper, Modal } from '@exchange/ui';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { SecuritySettings } from './SecuritySettings.tsx';
import { useSending } from '../useSending.ts';

export interface SecurityWindowProps {
  service: AccountService;
  open: boolean;
  onClose: () => void;
}

/** Dialog with the security settings of the visitor's account. */
export function SecurityWindow({
  service,
  open,
  onClose,
}: SecurityWindowProps): ReactElement | null {
  const shell = useTexts('shell');
  const sending = useSending();
  const mount = document.getElementById('modals');
  if (!mount) return null;
  return createPortal(
    <Modal
      open={open}
      busy={sending.isSending}
      title={shell('account_security')}
      closeLabel={shell('close')}
      onOpenChange={onClose}
    >
      <FocusKeeper>
        <SecuritySettings service={service} sending={sending} />
      </FocusKeeper>
    </Modal>,
    mount,
  );
}
