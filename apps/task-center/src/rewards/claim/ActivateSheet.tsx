import { useTexts } from '@exchange/site/page';
import { useTimeFormats } from '@exchange/site/page/formats';
import type { Reward } from '@exchange/task-center-api';
import { Button, Modal } from '@exchange/ui';
import type { ReactElement } from 'react';
import { FullRules } from '../../screen/FullRules.tsx';
import { RiskNote } from '../../screen/RiskNote.tsx';
import { ActivationNote } from './ActivationNote.tsx';
import { KindExplanation } from '../KindExplanation.tsx';
import { useRewardText } from '../useRewardText.ts';

/** States the risks, the end and the terms of a reward for derivatives before it is activated. */
export function ActivateSheet({
  reward,
  isPending,
  onActivate,
  onClose,
}: {
  reward: Reward;
  isPending: boolean;
  onActivate: () => void;
  onClose: () => void;
}): ReactElement {
  const t = useTexts('screen');
  const rewardText = useRewardText();
  const { moment } = useTimeFormats();
  return (
    <Modal
      open
      onOpenChange={onClose}
      busy={isPending}
      title={`${t('activate')}: ${rewardText(reward)}`}
      closeLabel={t('dismiss')}
      footer={
        <Button
          variant="primary"
          loading={isPending}
          loadingLabel={t('activating')}
          onClick={onActivate}
        >
          {t('activate')}
        </Button>
      }
    >
      <RiskNote of={reward.type === 'trial_fund' ? 'trial_fund' : 'derivatives'} />
      <ActivationNote reward={reward} />
      {reward.valid_until === null ? null : (
        <p>{t('activate_until', { date: moment(reward.valid_until) })}</p>
      )}
      <KindExplanation reward={reward} />
      <FullRules />
    </Modal>
  );
}
