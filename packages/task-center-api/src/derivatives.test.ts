import { expect, it } from 'vitest';
import { isDerivativesReward, isForDerivatives, lossOf } from './derivatives.ts';

it.each([
  [{ type: 'bonus', fees: null }, true],
  [{ type: 'loss_cover' }, true],
  [{ type: 'fee_rebate', fees: 'derivatives' }, true],
  [{ type: 'fee_rebate', fees: 'trade' }, false],
  [{ type: 'fee_rebate' }, false],
  [{ type: 'coupon', fees: 'trade' }, false],
  [{ type: 'other', fees: 'other' }, false],
] as const)('the reward %j is only for derivatives: %s', (reward, expected) => {
  expect(isDerivativesReward(reward)).toBe(expected);
});

it.each([
  ['derivatives', ['points'], true],
  ['trade', ['points', 'bonus'], true],
  ['kyc', ['trial_fund'], true],
  ['trade', ['coupon', 'fee_rebate'], false],
  ['other', ['other'], false],
  ['deposit', [], false],
] as const)('the activity %s with the rewards %j: %s', (activity, types, expected) => {
  const rewards = types.map((type) => ({ type }));
  expect(isForDerivatives(activity, rewards)).toBe(expected);
});

it('a rebate of the fees of derivatives leads to derivatives', () => {
  expect(isForDerivatives('trade', [{ type: 'fee_rebate', fees: 'derivatives' }])).toBe(true);
  expect(isForDerivatives('trade', [{ type: 'fee_rebate', fees: 'trade' }])).toBe(false);
});

it.each([
  [{ type: 'trial_fund' }, 'reward'],
  [{ type: 'bonus' }, 'own'],
  [{ type: 'fee_rebate', fees: 'derivatives' }, 'own'],
  [{ type: 'fee_rebate', fees: 'trade' }, null],
  [{ type: 'loss_cover' }, 'above'],
  [{ type: 'mystery_box' }, null],
] as const)('a loss of trades with the reward %j takes: %s', (reward, expected) => {
  expect(lossOf(reward)).toBe(expected);
});
