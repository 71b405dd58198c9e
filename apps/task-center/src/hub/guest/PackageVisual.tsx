import { useTexts, useUserId } from '@exchange/site/page';
import { userKey } from '@exchange/site/services/queries';
import { useValueFormat } from '@exchange/site/page/formats';
import { rewardTypeFacts, type Home, type Task } from '@exchange/task-center-api';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { DataServices } from '../../data/DataContext.ts';
import { isBox } from '../../rewards/rewardStates.ts';
import { useRewardValue } from '../../rewards/useRewardText.ts';
import { takesMoney } from '../../screen/needPhrases.ts';
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
            <strong className="package__amount">{rewardValue(reward)}</strong>
            {rewardTypeFacts[reward.type].isNamedByUnit ? null : (
              <span className="package__kind">{shared(`reward_${reward.type}`)}</span>
            )}
            <Condition step={steps.find((step) => step.reward === reward)!} />
            {isBox(reward) ? null : (
              <span className="package__withdrawal">
                {shared(`withdrawal_${reward.withdrawal}`)}
              </span>
            )}
          </>
        ),
      }))}
    />
  );
}

/** The step that earns a reward, with the amount that it takes. */
function Condition({ step }: { step: Task }): ReactElement {
  const { formatText, formatValue } = useValueFormat();
  const { target, unit } = step.progress;
  return (
    <span className="package__condition">
      {formatText(step.title)}
      {takesMoney(step) && unit !== 'count' ? (
        <>
          {'\u00a0· '}
          {formatValue({ amount: target, unit })}
        </>
      ) : null}
    </span>
  );
}
