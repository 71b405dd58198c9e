import type { Text } from '@exchange/exchange-api';
import type { Reward } from '@exchange/task-center-api';
import type { TFunction } from 'i18next';
import { hasRemaining, rewardStateText } from '../rewardStates.ts';

/** Functions that write in the language of the file. */
export interface RowTexts {
  rewards: TFunction<'rewards'>;
  shared: TFunction<'screen'>;
  formatText: (text: Text) => string;
}

/**
 * Returns the header and one row per reward. Times are in ISO 8601, UTC. An opened box has the
 * value of its content.
 */
export function rewardRows(
  rewards: readonly Reward[],
  { rewards: t, shared, formatText }: RowTexts,
): string[][] {
  const time = (at: number | null) => (at === null ? '' : new Date(at).toISOString());
  const header = [
    'ID',
    t('title'),
    t('filter_type'),
    t('usage_value'),
    t('fact_unit'),
    t('fact_remaining'),
    t('fact_unit'),
    t('fact_state'),
    `${t('fact_granted')} (UTC)`,
    `${t('fact_claim_by')} (UTC)`,
    `${t('fact_claimed')} (UTC)`,
    `${t('fact_valid')} (UTC)`,
  ];
  const rows = rewards.map((reward) => [
    reward.reward_id,
    formatText(reward.title),
    shared(`reward_${reward.type}`),
    (reward.opened ?? reward).value.amount,
    (reward.opened ?? reward).value.unit,
    ...(hasRemaining(reward) ? [reward.remaining.amount, reward.remaining.unit] : ['', '']),
    shared(rewardStateText(reward)),
    time(reward.granted_at),
    time(reward.claim_by),
    time(reward.claimed_at),
    time(reward.valid_until),
  ]);
  return [header, ...rows];
}
