import { useTexts, useUserId } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { rewardTypeFacts } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import type { DataServices } from '../../data/DataContext.ts';
import { useSharedRead } from '../../data/useSharedRead.ts';
import { Payable } from '../../rewards/RewardKind.tsx';
import { RewardWorth } from '../../rewards/RewardWorth.tsx';
import { useRewardValue } from '../../rewards/useRewardText.ts';
import { PackageCards } from './PackageCards.tsx';
import { topRewards } from './topRewards.ts';

/** The welcome package with the amounts of its rewards, as soon as the hub has loaded them. Sends no request itself. */
export function PackageVisual({ services }: { services: DataServices }): ReactElement {
  const shared = useTexts('screen');
  const rewardValue = useRewardValue();
  const { formatText } = useValueFormat();
  const userId = useUserId();
  const { data } = useSharedRead('home', { services, userId, isRequested: false });
  const steps = data?.tasks.filter(({ category }) => category === 'newcomer') ?? [];
  if (steps.length === 0) return <PackageCards />;
  return (
    <PackageCards
      cards={topRewards(steps.map(({ reward }) => reward)).map((reward) => ({
        type: reward.type,
        text: (
          <>
            <strong className="package__amount">{rewardValue(reward)}</strong>
            <span className="package__facts">
              <RewardWorth worth={reward.worth} />
              {rewardTypeFacts[reward.type].isNamedByUnit ? null : (
                <span>{shared(`reward_${reward.type}`)}</span>
              )}
              {reward.withdrawal === 'none' ? <span>{shared('withdrawal_none')}</span> : null}
              {reward.withdrawal === 'full' ? <Payable>{shared('withdrawal_full')}</Payable> : null}
            </span>
            <span className="package__step">
              {formatText(steps.find((step) => step.reward === reward)!.title)}
            </span>
          </>
        ),
      }))}
    />
  );
}
