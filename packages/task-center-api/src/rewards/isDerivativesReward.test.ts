import { expect, it } from 'vitest';
import { isDerivativesReward } from './isDerivativesReward.ts';

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
