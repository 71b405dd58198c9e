import { compareDecimals, type Value } from '@exchange/exchange-api';
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
import { useShownEdition } from '../screen/shownEdition.ts';
import { useCapital, useRewardText } from './useRewardText.ts';

/**
 * Risk of trading with a reward, as one of several facts. Renders nothing for rewards that do not lead to derivatives.
 */
export function RiskFact({ reward }: { reward: ExampleReward }): ReactElement | null {
  const t = useTexts('screen');
  const capital = useCapital();
  const text = useRiskText(reward);
  return text === undefined ? null : <Fact name={t('term_risk')}>{capital(text)}</Fact>;
}

/** Worth of a reward, as one of several facts. Renders nothing if its value needs no example. */
export function ExampleFact({ reward }: { reward: ExampleReward }): ReactElement | null {
  const t = useTexts('screen');
  const capital = useCapital();
  const text = useExampleText(reward);
  if (text === undefined) return null;
  const name = reward.type === 'coupon' ? t('term_covers') : t(worthNameOf(reward));
  return <Fact name={name}>{capital(text)}</Fact>;
}

/** Returns the key of the name of the worth. Points are worth only what the shop sells for them. */
const worthNameOf = ({ buys }: ExampleReward): 'term_shop' | 'term_worth' =>
  buys ? 'term_shop' : 'term_worth';

/** Returns the trades whose fees a coupon with an example covers. */
export const tradesOf = ({ fees }: ExampleReward): 'trade' | 'derivatives' =>
  fees === 'derivatives' ? fees : 'trade';

/**
 * Returns the risk of trading with a reward, for use in a sentence. Undefined for rewards that do
 * not lead to derivatives.
 */
export function useRiskText(reward: ExampleReward): string | undefined {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const loss = lossOf(reward);
  return loss ? t(`loss_${loss}`, { limit: formatValue(reward.value) }) : undefined;
}

/**
 * Returns what a reward is worth, for use in a sentence. Undefined if its value is the worth.
 *
 * @param options.isSmall - whether the reward is one of several in a list: names what a coupon saves with a small sum, instead
 *   of all trades that it covers
 */
export function useExampleText(
  reward: ExampleReward,
  { isSmall = false }: { isSmall?: boolean } = {},
): string | undefined {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const rewardText = useRewardText();
  const example = useExample(reward);
  const figure = ({ amount }: Value) => formatValue({ amount, unit: 'count' });
  switch (example?.kind) {
    case undefined:
    case 'margin':
      return undefined;
    case 'buys':
      // An equation would promise a part of the offer for fewer points.
      return t('shop_from', {
        points: formatValue(example.points),
        reward: rewardText(example.reward),
      });
    case 'coupon':
      return isSmall
        ? t('coupon_example', {
            fee: formatValue(example.saves),
            amount: formatValue(example.traded),
          })
        : t(`coupon_volume_${tradesOf(reward)}`, { volume: formatValue(example.volume) });
    case 'interest':
      return t('interest_example', {
        back: formatValue(example.back),
        span: formatValue({ amount: String(example.days), unit: 'days' }),
        amount: formatValue(example.principal),
      });
    case 'rebate':
      return t('rebate_example', {
        back: figure(example.back),
        fee: formatValue(example.fees),
        amount: formatValue(example.volume),
      });
  }
}

/**
 * Returns the volume to trade to use all of a coupon, for use in a sentence. Undefined for other rewards.
 *
 * @param days - time to use it, if it is not shown elsewhere
 */
export function useFullUse(reward: ExampleReward, days: string | undefined): string | undefined {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const example = useExample(reward);
  if (example?.kind !== 'coupon') return undefined;
  const volume = formatValue(example.volume);
  return days === undefined ? t('trade_all', { volume }) : t('trade_all_in', { volume, days });
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
    case 'coupon':
      // A coupon of the fees of this sum or less has no rest.
      return compareDecimals(example.saves.amount, reward.value.amount) < 0 ? (
        <p>
          {t('coupon_rest', {
            amount: formatValue(example.traded),
            fee: formatValue(example.saves),
          })}
        </p>
      ) : null;
    case 'buys':
    case undefined:
      return null;
  }
}

/** Returns an example of the worth of a reward, with the fees of the displayed edition. */
export function useExample(reward: ExampleReward): ReturnType<typeof rewardExample> {
  return rewardExample(reward, tradingFees[useShownEdition()]);
}
