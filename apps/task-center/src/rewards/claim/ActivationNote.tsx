import { useTexts } from '@exchange/site/page';
import type { Reward } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { isBox, type RewardStep } from '../rewardStates.ts';
import { useDaysToUse } from '../useRewardText.ts';

/** Types of rewards whose activation has an effect. */
const types = ['fee_rebate', 'trial_fund', 'apy_booster', 'loss_cover'] as const;

/**
 * Effect of the activation of a reward, for use beside its button. Beside the button that claims the reward, that
 * it is not activated yet. Renders nothing for rewards without an activation.
 */
export function ActivationNote({
  reward,
  step = 'activate',
}: {
  reward: Pick<Reward, 'type' | 'needs_activation' | 'validity_days'>;
  step?: RewardStep;
}): ReactElement | null {
  const t = useTexts('screen');
  const days = useDaysToUse()(reward);
  const type = types.find((each) => each === reward.type);
  if (step === 'activate') {
    return type ? <p className="activation-note">{t(`activate_${type}`)}</p> : null;
  }
  if (!reward.needs_activation || isBox(reward) || days === undefined) return null;
  return <p className="activation-note">{t('claim_no_activation', { days })}</p>;
}
