import { compareDecimals } from '@exchange/exchange-api';
import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { smallSum, type RewardPreview } from '@exchange/task-center-api';
import { useNeedPhrases, useTaskFees, type TaskNeed } from '../screen/needPhrases.ts';
import { mostPaid } from './mostPaid.ts';
import { useExampleText, useRiskText, worthNameOf } from './RewardExample.tsx';
import { isBox } from './rewardStates.ts';
import { useDaysToUse } from './useRewardText.ts';

/** Properties that decide the facts about a reward. */
export interface Offer {
  reward: RewardPreview;
  /** Task or campaign that leads to the reward, if it is still to do. */
  task?: TaskNeed | undefined;
  /** Whether the shop sells it, so that its time starts with the purchase. */
  isSold?: boolean;
  /** False if its deadline, or its validity, is shown elsewhere. */
  hasValidity?: boolean;
  /** False beside a risk note that the money for the task can be lost. */
  hasLoss?: boolean;
  /** Whether a legend contains what holds for all rewards of the kind. */
  hasLegend?: boolean;
  /** Whether to state for points, too, that they can't be withdrawn. */
  isAlone?: boolean;
}

/** A fact about a reward. */
export interface OfferFact {
  name: string;
  value: string;
  /** Whether it is that the whole reward can be withdrawn. */
  isPayable?: boolean;
}

/** Returns phrases of what a task takes. Undefined without a task, and for unknown activities. */
export function useOfferNeed({
  task,
  hasLoss,
}: Omit<Offer, 'reward'>): readonly string[] | undefined {
  const { formatText } = useValueFormat();
  const needPhrases = useNeedPhrases(task, hasLoss);
  return task?.takes ? [formatText(task.takes)] : needPhrases;
}

/**
 * Returns the facts about a reward: what can be withdrawn, what it is worth, what a loss takes, and
 * when it is used. Longer sentences are behind the kind's chip and in the terms of the task and of
 * the reward.
 */
export function useOfferFacts({
  reward,
  task,
  isSold = false,
  hasValidity = true,
}: Offer): OfferFact[] {
  const t = useTexts('screen');
  const withdrawal = useWithdrawal(reward);
  const worth = useWorthText(reward, task);
  const risk = useRiskText(reward);
  const validity = useValidity(reward, isSold);
  return [
    withdrawal,
    worth === undefined ? undefined : { name: t(worthNameOf(reward)), value: worth },
    risk === undefined ? undefined : { name: t('term_risk'), value: risk },
    hasValidity ? validity : undefined,
  ].filter((fact) => fact !== undefined);
}

/** Part that can be withdrawn, and the maximum payout. Nothing for a closed box, because it depends on its content. */
function useWithdrawal(reward: RewardPreview): OfferFact | undefined {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const { withdrawal } = reward;
  if (isBox(reward)) return undefined;
  const name = t('withdrawal_title');
  const value =
    withdrawal === 'other' ? t('withdrawal_other') : t(`withdrawal_short_${withdrawal}`);
  if (withdrawal === 'full') return { name, value, isPayable: true };
  const most = withdrawal === 'payout' ? mostPaid(reward) : undefined;
  if (!most) return { name, value };
  return { name, value: t('reward_with_limit', { value, limit: formatValue(most) }) };
}

/** Worth of the reward with a small sum, or a note that the task's fees use up such a sum. */
function useWorthText(reward: RewardPreview, task: TaskNeed | undefined): string | undefined {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const fees = useTaskFees(task);
  const example = useExampleText(reward, true);
  if (!fees || compareDecimals(fees.sum.amount, smallSum) < 0) return example;
  return t('need_short', { amount: formatValue({ ...fees.sum, amount: smallSum }) });
}

function useValidity(reward: RewardPreview, isSold: boolean): OfferFact | undefined {
  const t = useTexts('screen');
  const days = useDaysToUse()(reward);
  if (days === undefined) return undefined;
  return {
    name: t('fact_validity'),
    value: isSold ? days : t('validity_after_claim', { days }),
  };
}
