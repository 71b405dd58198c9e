import { compareDecimals, type Value } from '@exchange/exchange-api';
import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { lossOf, mostYield, type RewardPreview } from '@exchange/task-center-api';
import type { TaskNeed } from '../screen/needPhrases.ts';
import { mostPaid } from './mostPaid.ts';
import { useExample, useExampleText, useFullUse, useRiskText } from './RewardExample.tsx';
import { isBox, isPoints } from './rewardStates.ts';
import type { Offer } from './useOfferNeed.ts';
import { useCapital, useDaysToUse, useSentences } from './useRewardText.ts';

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
  isAlone = false,
}: Offer): string {
  const t = useTexts('screen');
  const capital = useCapital();
  const sentences = useSentences();
  const daysToUse = useDaysToUse()(reward);
  const days = hasValidity ? daysToUse : undefined;
  const use = useFullUse(reward, days);
  const paid = usePaid(reward, task, days);
  const risk = useRiskText(reward);
  const price = useExampleText(reward, true);
  if (isBox(reward)) return '';
  const withdrawal = t(`withdrawal_${reward.withdrawal}`);
  // The price of what points buy makes clear that they are not money.
  if (isPoints(reward) && price !== undefined) {
    return isAlone ? sentences([withdrawal, price]) : capital(price);
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
  const said = [...terms, loss, validity].filter((text) => text !== undefined);
  return said.length === 1 ? capital(said.join('')) : sentences(said);
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
  const exampleText = useExampleText(reward, true);
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
