import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import {
  rewardExample,
  rewardTypeFacts,
  startsWithClaim,
  type RewardPreview,
} from '@exchange/task-center-api';
import { Fragment, type ReactElement } from 'react';
import { isBox } from './rewardStates.ts';

/**
 * States which part of a reward can be withdrawn, what a loss takes, and the time to use it. Leaves out the withdrawal of a closed
 * box, which depends on its content, and of a reward whose badge says that all of it can be withdrawn. Says what a fund that
 * only its own losses use up is for, because its amount alone promises too much.
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
  const example = lossTakes === 'reward' ? rewardExample(reward, undefined) : undefined;
  const isFund = example?.kind === 'margin' && withdrawal === 'profit';
  const span = formatValue({ amount: String(days), unit: 'days' });
  const limits = [
    ...(isFund ? [t('fund_line', { profit: formatValue(example.profit) })] : []),
    ...(isFund || withdrawal === 'full' || isBox(reward) ? [] : [t(`withdrawal_${withdrawal}`)]),
    ...(isFund || isShort || lossTakes === null ? [] : [t(`loss_${lossTakes}`)]),
    ...(isClaimed || isShort || !startsWithClaim(reward)
      ? []
      : [t(isFund ? 'use_after_claim' : 'use_for', { span })]),
  ];
  return limits.length === 0 ? null : (
    <p className="limit-line">
      {limits.map((limit) => (
        <Fragment key={limit}>
          <span>{limit}</span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
