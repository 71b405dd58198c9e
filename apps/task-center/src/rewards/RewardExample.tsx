import { tradingFees } from '@exchange/site/exchange';
import { useServices, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import {
  rewardExample,
  rewardTypeFacts,
  type ExampleReward,
  type RewardExample as Example,
} from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { useRewardText } from './useRewardText.ts';

/**
 * What a reward is worth, as an example. Renders nothing for rewards whose value needs none.
 *
 * @param isLong - whether to also say how much trading uses all of a rebate
 */
export function RewardExample({
  reward,
  isLong = false,
}: {
  reward: ExampleReward;
  isLong?: boolean;
}): ReactElement | null {
  const exampleText = useExampleText();
  const edition = useServices()?.edition;
  const example = rewardExample(reward, edition && tradingFees[edition]);
  if (!example) return null;
  return <p className="reward-example">{exampleText(example, reward, isLong)}</p>;
}

function useExampleText() {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const rewardText = useRewardText();
  return (example: Example, { type }: ExampleReward, isLong: boolean): string => {
    switch (example.kind) {
      case 'buys':
        return t('points_buy', {
          points: formatValue(example.points),
          reward: rewardText(example.reward),
        });
      case 'coupon':
        return t('coupon_volume', { volume: formatValue(example.volume) });
      case 'interest':
        return t('booster_total', {
          amount: formatValue(example.principal),
          span: formatValue({ amount: String(example.days), unit: 'days' }),
          back: formatValue(example.back),
          most: formatValue(example.most),
          limit: formatValue(example.limit),
        });
      case 'margin':
        return t(rewardTypeFacts[type].lossTakes === 'reward' ? 'fund_example' : 'bonus_example', {
          amount: formatValue(example.amount),
          profit: formatValue(example.profit),
          total: formatValue(example.total),
        });
      case 'rebate': {
        const part = t('rebate_example', {
          volume: formatValue(example.volume),
          fee: formatValue(example.fees),
          back: formatValue(example.back),
        });
        if (!isLong) return part;
        const full = t('rebate_full', {
          limit: formatValue(example.limit),
          volume: formatValue(example.fullVolume),
          fees: formatValue(example.fullFees),
        });
        return `${part} ${full}`;
      }
    }
  };
}
