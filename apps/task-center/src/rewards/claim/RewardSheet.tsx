import { useTexts } from '@exchange/site/page';
import { Modal } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';

/** Window about one or more rewards: a question before a claim, an activation or a purchase, or what came of it. */
export function RewardSheet({
  title,
  isPending = false,
  onClose,
  footer,
  children,
}: {
  title: string;
  /** Whether a request is under way, which keeps the window open. */
  isPending?: boolean;
  onClose: () => void;
  footer: ReactNode;
  children: ReactNode;
}): ReactElement {
  const t = useTexts('screen');
  return (
    <Modal
      open
      onOpenChange={onClose}
      busy={isPending}
      title={title}
      closeLabel={t('dismiss')}
      footer={footer}
    >
      {children}
    </Modal>
  );
}
