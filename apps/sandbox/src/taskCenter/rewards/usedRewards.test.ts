import { expect, it } from 'vitest';
import type { RewardCode } from '../catalogue/rewardCatalogue.ts';
import type { RewardRow } from './rewards.ts';
import { usedRewards } from './usedRewards.ts';

const now = 1_000;

/** Returns an activated reward of which nothing is used, with the given changes. */
function reward(code: RewardCode, amount: string, changes: Partial<RewardRow> = {}) {
  return {
    id: 1,
    code,
    amount,
    remaining: amount,
    claim_by: null,
    claimed_at: 1,
    activated_at: 1,
    valid_until: 9_000,
    revoked_at: null,
    ...changes,
  } as RewardRow;
}

const usesOf = (rows: RewardRow[], kind: 'trade' | 'derivatives' | 'earn', amount: string) =>
  usedRewards(rows, { kind, amount }, now).map((use) => [use.row.code, use.amount, use.kind]);

const rebate = reward('fee-rebate-20', '0.2', { remaining: '50' });

it('pays back the share of the fee that a rebate promises', () => {
  expect(usesOf([rebate], 'trade', '28300')).toEqual([['fee-rebate-20', '5.66', 'trade']]);
  const forDerivatives = reward('fee-rebate-50', '0.5', { remaining: '200' });
  expect(usesOf([forDerivatives], 'derivatives', '2600')).toEqual([
    ['fee-rebate-50', '0.78', 'derivatives'],
  ]);
});

it('uses a rebate only in its market', () => {
  expect(usesOf([rebate], 'derivatives', '28300')).toEqual([]);
});

it('pays the fee with coupons first, the one that ends first before the others', () => {
  const coupons = [
    reward('coupon-10', '10'),
    reward('coupon-5', '5', { remaining: '4', valid_until: 5_000 }),
  ];
  expect(usesOf([rebate, ...coupons], 'trade', '6000')).toEqual([
    ['coupon-5', '4', 'trade'],
    ['coupon-10', '2', 'trade'],
  ]);
  expect(usesOf([rebate, ...coupons], 'trade', '24000')).toEqual([
    ['coupon-5', '4', 'trade'],
    ['coupon-10', '10', 'trade'],
    ['fee-rebate-20', '2', 'trade'],
  ]);
});

it('uses one rebate per trade', () => {
  const sooner = reward('fee-rebate-20', '0.2', { remaining: '7', valid_until: 5_000 });
  expect(usedRewards([rebate, sooner], { kind: 'trade', amount: '1000' }, now)).toEqual([
    { row: sooner, amount: '0.2', kind: 'trade' },
  ]);
});

it('uses nothing for a trade whose fee is less than half a cent', () => {
  expect(usesOf([rebate, reward('coupon-5', '5')], 'trade', '4')).toEqual([]);
});

it('uses boosters, bonuses and trial funds with the amount of the activity', () => {
  const others = [reward('apy-booster-5', '0.05', { remaining: '1000' }), reward('bonus-15', '15')];
  expect(usesOf(others, 'earn', '320')).toEqual([['apy-booster-5', '320', 'earn']]);
  expect(usesOf(others, 'derivatives', '300')).toEqual([['bonus-15', '300', 'derivatives']]);
});
