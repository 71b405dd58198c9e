import { compareDecimals } from '@exchange/exchange-api';
import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { smallSum, type RewardPreview } from '@exchange/task-center-api';
import { useNeedPhrases, useTaskFees, type TaskNeed } from '../screen/needPhrases.ts';
import { mostPaid } from './mostPaid.ts';
import { useExampleText, useFullUse, useRiskText, worthNameOf } from './RewardExample.tsx';
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
}

/** A fact about a reward. */
export interface OfferFact {
  name: string;
  /** Text beside the name. */
  value: string;
  /** Text that says the fact without its name. Undefined if another fact says it. */
  phrase: string | undefined;
  /** Whether it is that the whole reward can be withdrawn. */
  isPayable?: boolean;
}

/**
 * Returns what a task takes, and the facts about its reward: what can be withdrawn, what it is
 * worth, what a loss takes, and when it is used. Longer sentences are behind the kind's chip and in
 * the terms of the task and of the reward.
 */
export function useOfferFacts({ reward, task, isSold = false, hasValidity = true }: Offer): {
  need: readonly string[] | undefined;
  facts: OfferFact[];
} {
  const t = useTexts('screen');
  const { formatText } = useValueFormat();
  const needPhrases = useNeedPhrases(task);
  const withdrawal = useWithdrawal(reward);
  const worth = useWorthText(reward, task);
  const risk = useRiskText(reward);
  const days = useDaysToUse()(reward);
  const fullUse = useFullUse(reward, hasValidity ? days : undefined);
  const validity = useValidity(reward, isSold);
  const said = (name: string, text: string | undefined, phrase = text): OfferFact | undefined =>
    text === undefined ? undefined : { name, value: text, phrase };
  const facts = [
    withdrawal,
    said(t(worthNameOf(reward)), worth, fullUse),
    said(t('term_risk'), risk),
    hasValidity ? validity : undefined,
  ];
  return {
    need: task?.takes ? [formatText(task.takes)] : needPhrases,
    facts: facts.filter((fact) => fact !== undefined),
  };
}

/** Part that can be withdrawn, and the maximum payout. Nothing for a closed box, because it depends on its content. */
function useWithdrawal(reward: RewardPreview): OfferFact | undefined {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const { withdrawal } = reward;
  if (isBox(reward)) return undefined;
  const name = t('withdrawal_title');
  const phrase = t(`withdrawal_${withdrawal}`);
  const value = withdrawal === 'other' ? phrase : t(`withdrawal_short_${withdrawal}`);
  if (withdrawal === 'full') return { name, value, phrase, isPayable: true };
  const most = withdrawal === 'payout' ? mostPaid(reward) : undefined;
  const withLimit = (text: string) =>
    most ? t('reward_with_limit', { value: text, limit: formatValue(most) }) : text;
  return { name, value: withLimit(value), phrase: withLimit(phrase) };
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
  const isSaid = useFullUse(reward, days) !== undefined;
  if (days === undefined) return undefined;
  return {
    name: t('fact_validity'),
    value: isSold ? days : t('validity_after_claim', { days }),
    // The worth of a coupon includes it.
    phrase: isSaid ? undefined : t('days_to_use', { days }),
  };
}
