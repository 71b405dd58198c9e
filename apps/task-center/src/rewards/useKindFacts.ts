import { compareDecimals } from '@exchange/exchange-api';
import { tradingFees } from '@exchange/site/exchange';
import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import {
  lossOf,
  rewardExample,
  rewardTypes,
  type ExampleReward,
  type RewardPreview,
} from '@exchange/task-center-api';
import { useShownEdition } from '../screen/shownEdition.ts';
import { isBox } from './rewardStates.ts';
import { useRewardText, useSentences, useWithdrawalCost } from './useRewardText.ts';

/** Properties of a reward that decide the facts about its kind. */
export type KindReward = Pick<RewardPreview, 'withdrawal'> &
  Partial<Pick<RewardPreview, 'withdrawal_fee'>> &
  ExampleReward;

/** Facts that all listed rewards of a kind share. */
export interface KindFacts {
  type: KindReward['type'];
  /** Part that can be withdrawn. `other` if the rewards of the kind differ. */
  withdrawal: KindReward['withdrawal'];
  text: string;
}

/**
 * Returns the facts about each kind of the rewards, once: what it does if its name does not explain it, what can be
 * withdrawn and at what cost, what it is worth, and what a loss takes. Nothing about boxes, whose content decides.
 */
export function useKindFacts(rewards: readonly KindReward[]): KindFacts[] {
  const t = useTexts('screen');
  const sentences = useSentences();
  const worthOf = useKindWorth();
  const withdrawalCost = useWithdrawalCost();
  const kinds = ([...rewardTypes, 'other'] as const)
    .map((type) => rewards.filter((reward) => reward.type === type && !isBox(reward)))
    .filter((some) => some.length > 0);
  return kinds.map((some) => {
    const [{ type, withdrawal: first }] = some as [KindReward];
    const withdrawal = some.every((reward) => reward.withdrawal === first) ? first : 'other';
    const loss = lossOf({ type });
    const text = sentences([
      type === 'apy_booster' ? t('does_apy_booster') : undefined,
      t(`withdrawal_${withdrawal}`),
      withdrawal === 'full' ? withdrawalCost(some) : undefined,
      worthOf(some),
      loss && t(loss === 'above' ? 'loss_above_value' : `loss_${loss}`),
    ]);
    return { type, withdrawal, text };
  });
}

/** Returns a function that describes what the rewards of a kind are worth, with an amount of the list. */
function useKindWorth(): (rewards: readonly KindReward[]) => string | undefined {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const rewardText = useRewardText();
  const fees = tradingFees[useShownEdition()];
  return (rewards) => {
    const examples = rewards
      .map((reward) => ({ reward, example: rewardExample(reward, fees) }))
      .sort((a, b) => compareDecimals(a.reward.value.amount, b.reward.value.amount));
    for (const { reward, example } of examples) {
      // The fees of derivatives differ.
      if (example?.kind === 'coupon' && reward.fees === 'trade') {
        const [value, volume] = [formatValue(reward.value), formatValue(example.volume)];
        return t('covers_fees', { value, volume });
      }
      if (example?.kind === 'buys') {
        const [points, sold] = [formatValue(example.points), rewardText(example.reward)];
        return t('shop_from', { points, reward: sold });
      }
    }
    return undefined;
  };
}
