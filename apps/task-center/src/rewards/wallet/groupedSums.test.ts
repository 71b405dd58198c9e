import { expect, it } from 'vitest';
import { answers } from '../../../test/answers.ts';
import type { CountedSum } from './countEqual.ts';
import { groupedSums } from './groupedSums.ts';

const [coupon] = answers.home.totals.claimable;
const sum = (key: string, change: Partial<CountedSum>): CountedSum => ({
  ...coupon!,
  count: 1,
  key,
  ...change,
});

it('groups sums by what they are for, in the order of risk, and leaves out empty groups', () => {
  const bonus = sum('bonus', { type: 'bonus', withdrawal: 'profit', fees: null });
  const refund = sum('refund', { type: 'loss_cover', withdrawal: 'payout', fees: null });
  const rebate = sum('rebate', { type: 'fee_rebate', withdrawal: 'payout', fees: 'trade' });
  const other = sum('other', { type: 'fee_rebate', withdrawal: 'payout', fees: 'derivatives' });
  const points = sum('points', { type: 'points', fees: null });
  const shown = (sums: readonly CountedSum[]) =>
    groupedSums(sums).map(({ title, sums: group }) => [title, ...group.map(({ key }) => key)]);
  expect(shown([bonus, sum('coupon', {}), refund, other, rebate, points])).toEqual([
    ['sums_fees', 'coupon', 'rebate'],
    ['for_derivatives', 'bonus', 'refund', 'other'],
    ['sums_other', 'points'],
  ]);
  expect(shown([points])).toEqual([['sums_other', 'points']]);
});

it('says that sums cannot be withdrawn if that is true of all of them', () => {
  const rebate = sum('rebate', { type: 'fee_rebate', withdrawal: 'payout', fees: 'trade' });
  expect(groupedSums([sum('coupon', {})])[0]!.withdrawal).toBe('withdrawal_none');
  expect(groupedSums([sum('coupon', {}), rebate])[0]!.withdrawal).toBeUndefined();
});

it('does not claim that only profits or payouts of a reward can be withdrawn if its terms differ', () => {
  const other = sum('fund', { type: 'trial_fund', withdrawal: 'none', fees: null });
  const [group] = groupedSums([other]);
  expect(group).toMatchObject({ title: 'for_derivatives', withdrawal: undefined });
});
