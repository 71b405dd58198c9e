import { useValueFormat } from '@exchange/site/page/formats';
import type { RewardPreview } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { BalanceTerms } from './BalanceTerms.tsx';
import { ExampleSentence } from './RewardExample.tsx';

/** Describes a reward in sentences, for a place below its facts. */
export function RewardConditions({ reward }: { reward: RewardPreview }): ReactElement {
  const { formatText } = useValueFormat();
  return (
    <div className="reward-conditions">
      <p>{formatText(reward.summary)}</p>
      <ExampleSentence reward={reward} />
      <BalanceTerms reward={reward} />
    </div>
  );
}
