import { expect, it } from 'vitest';
import { rewardTopic } from './rewardTopic.ts';

it.each([
  [{ type: 'bonus' }, 'derivatives'],
  [{ type: 'trial_fund' }, 'derivatives'],
  [{ type: 'loss_cover' }, 'derivatives'],
  [{ type: 'fee_rebate', fees: 'derivatives' }, 'derivatives'],
  [{ type: 'fee_rebate', fees: 'trade' }, undefined],
  [{ type: 'apy_booster' }, 'yield'],
  [{ type: 'mystery_box' }, 'chance'],
  [{ type: 'airdrop' }, 'airdrops'],
  [{ type: 'coupon' }, undefined],
  [{ type: 'points' }, undefined],
  [{ type: 'other' }, undefined],
] as const)('an edition may offer the reward %j if it offers: %s', (reward, topic) => {
  expect(rewardTopic(reward)).toBe(topic);
});
