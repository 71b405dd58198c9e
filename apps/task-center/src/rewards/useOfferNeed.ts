import { useValueFormat } from '@exchange/site/page/formats';
import type { RewardPreview } from '@exchange/task-center-api';
import { useNeedPhrases, type TaskNeed } from '../screen/needPhrases.ts';

/** Properties that decide what is said of a reward. */
export interface Offer {
  reward: RewardPreview;
  /** Task or campaign that leads to the reward, if it is still to do. */
  task?: TaskNeed | undefined;
  /** False if its deadline, or its validity, is shown elsewhere. */
  hasValidity?: boolean;
  /** False where a risk note says that the money for the task can be lost. */
  hasLoss?: boolean;
  /** Whether a legend says what holds for all rewards of the kind. */
  hasLegend?: boolean;
  /** Whether to say of points, too, that they can't be withdrawn. */
  isAlone?: boolean;
}

/** Returns phrases of what a task takes. Undefined without a task, and for unknown activities. */
export function useOfferNeed({
  task,
  hasLoss,
}: Pick<Offer, 'task' | 'hasLoss'>): readonly string[] | undefined {
  const { formatText } = useValueFormat();
  const needPhrases = useNeedPhrases(task, hasLoss);
  return task?.takes ? [formatText(task.takes)] : needPhrases;
}
