import { isDerivativesReward, type Reward } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { RiskNote } from '../screen/RiskNote.tsx';

/** Risk of a reward for derivatives. Renders nothing for other rewards. */
export function DerivativesRisk({
  reward,
}: {
  reward: Pick<Reward, 'type'> & Partial<Pick<Reward, 'fees'>>;
}): ReactElement | null {
  if (!isDerivativesReward(reward)) return null;
  return <RiskNote of={reward.type === 'trial_fund' ? 'trial_fund' : 'derivatives'} />;
}
