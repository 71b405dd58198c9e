import { compareDecimals, type Value } from '@exchange/exchange-api';
import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { rewardTypeFacts, type RewardDetail } from '@exchange/task-center-api';
import { Progress } from '@exchange/ui';
import type { ReactElement } from 'react';
import { RewardArt } from '../../screen/art/RewardArt.tsx';
import { ValueWithKind } from '../RewardKind.tsx';

type Living = RewardDetail & { remaining: Value };

/** Returns the maximum payout of a reward. Undefined for rewards that pay a rate, of which no amount is left. */
export function totalOf({ type, limit, value }: RewardDetail): Value | undefined {
  if (limit === null) return value;
  return rewardTypeFacts[type].limit === 'payout' ? limit : undefined;
}

/** Returns whether a part of a usable reward is used, so that the rest matters more than its value. */
export function isPartlyUsed(reward: Living): boolean {
  const { remaining } = reward;
  const total = totalOf(reward);
  return remaining.unit === total?.unit && compareDecimals(remaining.amount, total.amount) < 0;
}

/** Rest of a partly used reward, as an amount and a bar. */
export function RewardBalance({ reward }: { reward: Living }): ReactElement {
  const t = useTexts('rewards');
  const shared = useTexts('screen');
  const { formatValue } = useValueFormat();
  const { type, remaining } = reward;
  // Partly used rewards have a total.
  const total = totalOf(reward)!;
  const share = shared('progress_of', {
    current: formatValue({ ...remaining, unit: 'count' }),
    target: formatValue(total),
  });
  return (
    <div className="reward-balance">
      <RewardArt type={type} size={72} />
      <div>
        <span>{t('fact_remaining')}</span>
        <ValueWithKind value={formatValue(remaining)} reward={reward} />
        <Progress
          label={t('fact_remaining')}
          value={Number(remaining.amount)}
          max={Number(total.amount)}
          valueText={share}
          tone="neutral"
        />
        <span aria-hidden="true">{share}</span>
      </div>
    </div>
  );
}
