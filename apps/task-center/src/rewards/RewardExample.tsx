import { compareDecimals } from '@exchange/exchange-api';
import { tradingFees } from '@exchange/site/exchange';
import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { Fact } from '@exchange/site/page/layout';
import {
  lossOf,
  rewardExample,
  rewardTypeFacts,
  type ExampleReward,
} from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { useShownEdition } from '../screen/useShownEdition.ts';
import { useRewardText } from './useRewardText.ts';

/** Example of the worth of a reward, and its risk. Renders nothing for rewards whose value needs neither. */
export function RewardExample({ reward }: { reward: ExampleReward }): ReactElement {
  return (
    <dl className="offer-terms">
      <ExampleFact reward={reward} />
      <RiskFact reward={reward} />
    </dl>
  );
}

/** Risk of trading with a reward. Renders nothing for rewards that do not lead to derivatives. */
export function RiskFact({ reward }: { reward: ExampleReward }): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const loss = lossOf(reward);
  return (
    loss && (
      <Fact name={t('term_risk')}>{t(`loss_${loss}`, { limit: formatValue(reward.value) })}</Fact>
    )
  );
}

/**
 * Worth of a reward, as one of several facts.
 *
 * @param isSmall - whether to say what a coupon saves with a small sum, instead of all trades that it covers
 */
export function ExampleFact({
  reward,
  isSmall = false,
}: {
  reward: ExampleReward;
  isSmall?: boolean;
}): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const rewardText = useRewardText();
  const example = useExample(reward);
  switch (example?.kind) {
    case undefined:
    case 'margin':
      return null;
    case 'buys': {
      const isShort = compareDecimals(reward.value.amount, example.points.amount) < 0;
      return (
        <Fact name={t('term_worth')}>
          {isShort
            ? t('points_part', {
                current: formatValue({ ...reward.value, unit: 'count' }),
                points: formatValue(example.points),
                reward: rewardText(example.reward),
              })
            : `${formatValue(example.points)} = ${rewardText(example.reward)}`}
        </Fact>
      );
    }
    case 'coupon':
      return isSmall ? (
        <Fact name={t('term_with', { amount: formatValue(example.traded) })}>
          {t('coupon_example', { fee: formatValue(example.saves) })}
        </Fact>
      ) : (
        <Fact name={t('term_worth')}>
          {t('coupon_volume', { volume: formatValue(example.volume) })}
        </Fact>
      );
    case 'interest':
      return (
        <Fact name={t('term_with', { amount: formatValue(example.principal) })}>
          {t('interest_example', {
            back: formatValue(example.back),
            span: formatValue({ amount: String(example.days), unit: 'days' }),
          })}
        </Fact>
      );
    case 'rebate':
      return (
        <Fact name={t('term_with', { amount: formatValue(example.volume) })}>
          {t('rebate_example', {
            back: formatValue(example.back),
            fee: formatValue(example.fees),
          })}
        </Fact>
      );
  }
}

/** Describes in a sentence how to use all of a reward, or the result of trading with it. Often renders nothing. */
export function ExampleSentence({ reward }: { reward: ExampleReward }): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const example = useExample(reward);
  switch (example?.kind) {
    case 'interest':
      return (
        <p>
          {t('booster_total', {
            amount: formatValue(example.principal),
            span: formatValue({ amount: String(example.days), unit: 'days' }),
            back: formatValue(example.back),
            most: formatValue(example.most),
            limit: formatValue(example.limit),
          })}
        </p>
      );
    case 'margin':
      return (
        <p>
          {t(rewardTypeFacts[reward.type].lossTakes === 'reward' ? 'fund_line' : 'bonus_example', {
            amount: formatValue(example.amount),
            profit: formatValue(example.profit),
          })}
        </p>
      );
    case 'rebate':
      return (
        <p>
          {t('rebate_full', {
            limit: formatValue(example.limit),
            volume: formatValue(example.fullVolume),
            fees: formatValue(example.fullFees),
          })}
        </p>
      );
    case 'buys':
    case 'coupon':
    case undefined:
      return null;
  }
}

function useExample(reward: ExampleReward) {
  return rewardExample(reward, tradingFees[useShownEdition()]);
}
