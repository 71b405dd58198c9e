import { compareDecimals, divideDecimal, multiplyDecimals } from '@exchange/exchange-api';
import { tradingFees } from '@exchange/site/exchange';
import { useServices, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { mostYield, rewardTypeFacts, type RewardPreview } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { useRewardText } from './useRewardText.ts';

/** Trading volume of the example of a rebate. */
const exampleVolume = '1000';

/** Sum of the example of an APY booster. */
const examplePrincipal = '100';

/**
 * What a reward is worth, as an example: what a rebate or an APY booster pays, the trades whose fees a coupon covers, or
 * what points buy.
 * Renders nothing for rewards whose value needs no example.
 *
 * @param isLong - whether to also say how much trading uses all of a rebate
 */
export function RewardExample({
  reward,
  isLong = false,
}: {
  reward: RewardPreview;
  isLong?: boolean;
}): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const rewardText = useRewardText();
  const edition = useServices()?.edition;
  const { type, value, limit, fees, buys, validity_days: days } = reward;
  if (buys) {
    const points = formatValue({ amount: buys.price, unit: 'points' });
    return (
      <p className="reward-example">{t('points_buy', { points, reward: rewardText(buys) })}</p>
    );
  }
  if (rewardTypeFacts[type].limit === 'principal' && limit && days !== null) {
    const principal = { amount: examplePrincipal, unit: limit.unit };
    if (compareDecimals(limit.amount, examplePrincipal) <= 0) return null;
    return (
      <p className="reward-example">
        {t('booster_example', {
          amount: formatValue(principal),
          back: formatValue(mostYield(principal, value, days)),
        })}
      </p>
    );
  }
  if (!edition || !fees || fees === 'other' || !isPositive(value.amount)) return null;
  const rate = tradingFees[edition][fees];
  if (type === 'coupon') {
    const volume = { amount: divideDecimal(value.amount, rate, 0), unit: value.unit };
    return <p className="reward-example">{t('coupon_volume', { volume: formatValue(volume) })}</p>;
  }
  if (value.unit !== 'ratio' || !limit || !isPositive(limit.amount)) return null;
  const share = multiplyDecimals(rate, value.amount, 18);
  const { unit } = limit;
  const back = { amount: multiplyDecimals(exampleVolume, share, 2), unit };
  const all = { amount: divideDecimal(limit.amount, share, 0), unit };
  return (
    <p className="reward-example">
      {t('rebate_example', {
        volume: formatValue({ amount: exampleVolume, unit }),
        back: formatValue(back),
      })}
      {isLong
        ? ` ${t('rebate_full', { limit: formatValue(limit), volume: formatValue(all) })}`
        : null}
    </p>
  );
}

const isPositive = (amount: string) => compareDecimals(amount, '0') > 0;
