import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { rewardTypeFacts, startsWithClaim, type RewardPreview } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { isBox } from './rewardStates.ts';

/**
 * States which part of a reward can be withdrawn, what a loss takes, and the time to use it. Leaves out the withdrawal of a closed
 * box, which depends on its content, and of a reward whose badge says that all of it can be withdrawn.
 *
 * @param isShort - whether to say only what can be withdrawn
 * @param isClaimed - whether its time has started, so that its deadline is shown instead
 */
export function LimitLine({
  reward,
  isShort = false,
  isClaimed = false,
}: {
  reward: RewardPreview;
  isShort?: boolean;
  isClaimed?: boolean;
}): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const { type, withdrawal, validity_days: days } = reward;
  const { lossTakes } = rewardTypeFacts[type];
  const limits = [
    ...(withdrawal === 'full' || isBox(reward) ? [] : [t(`withdrawal_${withdrawal}`)]),
    ...(lossTakes === null || isShort ? [] : [t(`loss_${lossTakes}`)]),
    ...(isClaimed || isShort || !startsWithClaim(reward)
      ? []
      : [t('use_for', { span: formatValue({ amount: String(days), unit: 'days' }) })]),
  ];
  return limits.length === 0 ? null : (
    <p className="limit-line">
      {limits.map((limit) => (
        <span key={limit}>{limit} </span>
      ))}
    </p>
  );
}
