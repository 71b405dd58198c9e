import type { Home, Reward, Task } from '@exchange/task-center-api';
import { describe, expect, it } from 'vitest';
import { answers, dailyTask } from '../../test/answers.ts';
import { detailAfterClaim, homeAfterClaim } from './updateCache.ts';

const sum = (type: Reward['type'], amount: string, unit: string) => ({
  type,
  value: { amount, unit },
  worth: null,
  limit: null,
  up_to: false,
  withdrawal: 'none' as const,
  fees: null,
});

const claimable: Task = { ...dailyTask, state: 'claimable' };
const tier = { period: claimable.period, rule_index: claimable.rule_index };

/** Returns the totals after a claim of the hub's only task, which had the given sums. */
function totalsAfter(
  sums: Home['totals']['claimable'],
  { type, value, worth, fees }: Pick<Reward, 'type' | 'value' | 'worth' | 'fees'>,
  listed: Task = claimable,
) {
  const totals = { ...answers.home.totals, claimable: sums, claimable_tasks: 2 };
  const { totals: after } = homeAfterClaim(
    { ...answers.home, tasks: [listed], totals },
    {
      task: { ...claimable, state: 'claimed' },
      reward: { ...answers.reward, type, value, worth, fees },
    },
    tier,
  );
  return after;
}

const amountsOf = ({ claimable: sums }: Home['totals']) => sums.map(({ value }) => value.amount);

it('subtracts the reward from the sum of its type and unit, and removes a sum of zero', () => {
  const sums = [
    sum('coupon', '30', 'USDT'),
    sum('bonus', '10', 'USDT'),
    sum('points', '5', 'points'),
  ];
  expect(totalsAfter(sums, sum('coupon', '10', 'USDT'))).toMatchObject({
    claimable_tasks: 1,
    claimable: [sum('coupon', '20', 'USDT'), ...sums.slice(1)],
  });
  expect(amountsOf(totalsAfter(sums, sum('points', '5', 'points')))).toEqual(['30', '10']);
});

it('keeps the worth of what is left of a coin', () => {
  const airdrop = (amount: string, worth: string) => ({
    ...sum('airdrop', amount, 'ETH'),
    worth: { amount: worth, unit: 'USDT' },
  });
  expect(totalsAfter([airdrop('0.006', '20')], airdrop('0.002', '6.5'))).toMatchObject({
    claimable: [airdrop('0.004', '13.5')],
  });
});

it('removes one ratio, even if another is equal', () => {
  const boosters = ['0.05', '0.03', '0.03'].map((rate) => sum('apy_booster', rate, 'ratio'));
  expect(amountsOf(totalsAfter(boosters, boosters[1]!))).toEqual(['0.05', '0.03']);
});

it.each([
  ['the tier is claimed', { state: 'claimed' }],
  ['the next tier is ready to claim', { rule_index: tier.rule_index + 1 }],
  ['the next round is ready to claim', { period: '2026-11-22' }],
] as const)('changes no totals that already contain the claim, because %s', (_, listed) => {
  const sums = [sum('coupon', '30', 'USDT')];
  expect(totalsAfter(sums, sum('coupon', '10', 'USDT'), { ...claimable, ...listed })).toMatchObject(
    {
      claimable_tasks: 2,
      claimable: sums,
    },
  );
});

describe("a task's page after a claim", () => {
  const [rule] = answers.task.rules;
  const detail = {
    ...answers.task,
    rules: [
      { ...rule!, state: 'claimable' as const },
      { ...rule!, rule_index: 1 },
    ],
  };
  const result = { task: { ...claimable, state: 'claimed' as const }, claimed_at: 5 };

  it('has the claimed tier, and the new state of the task', () => {
    expect(detailAfterClaim(detail, result, tier)).toEqual({
      ...detail,
      state: 'claimed',
      rules: [{ ...rule!, state: 'claimed', claimed_at: 5 }, detail.rules[1]],
    });
  });

  it('does not change if the claim was of another round', () => {
    expect(detailAfterClaim({ ...detail, period: '2026-11-22' }, result, tier)).toMatchObject({
      state: detail.state,
      rules: detail.rules,
    });
  });

  it('does not change if the claim was of another task', () => {
    const task = { ...result.task, task_id: 'other' };
    expect(detailAfterClaim(detail, { ...result, task }, tier)).toBe(detail);
  });
});
