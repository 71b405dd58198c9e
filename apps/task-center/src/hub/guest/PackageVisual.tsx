import { useTexts, useUserId } from '@exchange/site/page';
import { userKey } from '@exchange/site/services/queries';
import { rewardTypeFacts, type Home, type RewardPreview } from '@exchange/task-center-api';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { DataServices } from '../../data/DataContext.ts';
import { useRewardValue } from '../../rewards/useRewardText.ts';
import { fanned } from './fanned.ts';
import { PackageCards } from './PackageCards.tsx';

/** The welcome package with the amounts of its rewards, as soon as the hub has loaded them. Sends no request itself. */
export function PackageVisual({ services: { queries } }: { services: DataServices }): ReactElement {
  const shared = useTexts('screen');
  const rewardValue = useRewardValue();
  const userId = useUserId();
  const { data } = useQuery<Home>(
    { queryKey: userKey(userId, 'home', {}), queryFn: skipToken },
    queries,
  );
  const steps = data?.tasks.filter(({ category }) => category === 'newcomer') ?? [];
  if (steps.length === 0) return <PackageCards />;
  return (
    <PackageCards
      cards={fanned(steps.map(({ reward }) => reward)).map((reward) => ({
        type: reward.type,
        text: (
          <>
            <strong>{rewardValue(reward)}</strong>
            {rewardTypeFacts[reward.type].isNamedByUnit ? null : (
              <>
                <span>{shared(`reward_${reward.type}`)}</span>
                <Limit of={reward.withdrawal} />
              </>
            )}
          </>
        ),
      }))}
    />
  );
}

/** Limit of the withdrawal of a reward. Renders nothing if there is none, or if only the terms describe it. */
function Limit({ of: withdrawal }: { of: RewardPreview['withdrawal'] }): ReactElement | null {
  const t = useTexts('screen');
  if (withdrawal === 'profit') return <span>{t('withdrawal_short_profit')}</span>;
  return withdrawal === 'none' ? <span>{t('withdrawal_none')}</span> : null;
}
