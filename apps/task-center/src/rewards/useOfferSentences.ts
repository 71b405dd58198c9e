import { compareDecimals, type Value } from '@exchange/exchange-api';
import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { lossOf, mostYield, type RewardPreview } from '@exchange/task-center-api';
import type { TaskNeed } from '../screen/needPhrases.ts';
import { mostPaid } from './mostPaid.ts';
import { useExample, useExampleText, useFullUse, useRiskText } from './RewardExample.tsx';
import { isBox, isPoints } from './rewardStates.ts';
import { useCapital, useDaysToUse, useSentences } from './useRewardText.ts';

/** A reward, and the parts of its terms that the place shows. */
export interface Offer {
  reward: RewardPreview;
  /** Task or campaign that leads to the reward, if it is still to do. */
  task?: TaskNeed | undefined;
  /** False if its deadline, or its validity, is shown elsewhere. */
  hasValidity?: boolean;
  /** Whether a risk note beside it names the loss of the money for the task. */
  hasRiskNote?: boolean;
  /** Whether a legend names what holds for all rewards of the kind. */
  hasLegend?: boolean;
  /** Whether to name the withdrawal of points, too, beside their price. */
  hasPointsWithdrawal?: boolean;
}

/**
 * Returns the terms of a reward as short sentences: what can be withdrawn, what it takes to use all
 * of it or what it pays, what a loss takes, and the time to use it. Empty for a closed box, because
 * its terms depend on its content.
 */
export function useOfferSentences({
  reward,
  task,
  hasValidity = true,
  hasLegend = false,
  hasPointsWithdrawal = false,
}: Offer): string {
  const t = useTexts('screen');
  const capital = useCapital();
  const sentences = useSentences();
  const daysToUse = useDaysToUse()(reward);
  const days = hasValidity ? daysToUse : undefined;
  const use = useFullUse(reward, days);
  const paid = usePaid(reward, task, days);
  const risk = useRiskText(reward);
  const price = useExampleText(reward, { isSmall: true });
  if (isBox(reward)) return '';
  const withdrawal = t(`withdrawal_${reward.withdrawal}`);
  // The price of what points buy makes clear that they are not money.
  if (isPoints(reward) && price !== undefined) {
    return hasPointsWithdrawal ? sentences([withdrawal, price]) : capital(price);
  }
  const withdrawn =
    paid !== undefined && reward.withdrawal === 'payout'
      ? [paid, t('payout_withdrawable')]
      : [withdrawal, use];
  const terms = hasLegend ? [paid, use] : withdrawn;
  // A loss that only uses up the reward takes nothing of the customer.
  const loss = hasLegend || lossOf(reward) === 'reward' ? undefined : risk;
  const hasTime = paid !== undefined || use !== undefined;
  const validity = days === undefined || hasTime ? undefined : t('days_to_use', { days });
  const texts = [...terms, loss, validity].filter((text) => text !== undefined);
  const [first = '', ...others] = texts;
  return others.length === 0 ? capital(first) : sentences(texts);
}

/** Returns what a reward pays, and how long. Undefined for rewards that pay no part of a sum. */
function usePaid(
  reward: RewardPreview,
  task: TaskNeed | undefined,
  days: string | undefined,
): string | undefined {
  const t = useTexts('screen');
  const interest = useInterest(reward, task);
  const example = useExample(reward);
  const exampleText = useExampleText(reward, { isSmall: true });
  if (interest !== undefined) return interest;
  if (example?.kind !== 'rebate' || exampleText === undefined) return undefined;
  return days === undefined ? exampleText : t('for_days', { text: exampleText, days });
}

/**
 * Returns the interest that a booster pays on what its task puts into Earn, and at most. Without
 * such a task, the interest on its limit.
 */
function useInterest(reward: RewardPreview, task: TaskNeed | undefined): string | undefined {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const { value, limit, validity_days: days } = reward;
  const most = mostPaid(reward);
  if (!most || !limit || days === null) return undefined;
  const textOn = (amount: Value) =>
    t('interest_example', {
      back: formatValue(mostYield(amount, value, days)),
      span: formatValue({ amount: String(days), unit: 'days' }),
      amount: formatValue(amount),
    });
  const put =
    task?.kind === 'earn' && task.progress.unit === limit.unit
      ? { amount: task.progress.target, unit: limit.unit }
      : undefined;
  if (!put || compareDecimals(put.amount, limit.amount) >= 0) return textOn(limit);
  return t('reward_with_limit', { value: textOn(put), limit: formatValue(most) });
}
