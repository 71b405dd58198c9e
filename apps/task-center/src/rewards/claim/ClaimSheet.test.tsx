import type { RewardPreview } from '@exchange/task-center-api';
import { expect, it } from 'vitest';
import { dailyTask } from '../../../test/answers.ts';
import { inClaimGroups } from './ClaimSheet.tsx';

const item = (
  type: RewardPreview['type'],
  withdrawal: RewardPreview['withdrawal'],
  days: number | null,
  unit = 'USDT',
) => ({
  name: `${type} ${days}`,
  reward: {
    ...dailyTask.reward,
    type,
    withdrawal,
    validity_days: days,
    value: { amount: '10', unit },
  },
});

it('puts what is payable first, and then the shortest time to use', () => {
  const groups = inClaimGroups([
    item('points', 'none', 365, 'points'),
    item('coupon', 'none', 30),
    item('bonus', 'profit', 14),
    item('trial_fund', 'profit', 3),
    item('airdrop', 'full', null, 'ETH'),
    item('coupon', 'none', 14),
  ]);
  expect(groups.atOnce.map(({ name }) => name)).toEqual(['airdrop null', 'points 365']);
  expect(groups.withClock.map(({ name }) => name)).toEqual([
    'trial_fund 3',
    'bonus 14',
    'coupon 14',
    'coupon 30',
  ]);
});
