import { describe, expect, it } from 'vitest';
import { runSandbox } from './running.ts';
import { newCaller, script, stateOf, verifiedCaller } from './taskCenterClient.ts';

it('lets a new account finish a task, claim its reward and use it', async () => {
  const { url } = await runSandbox();
  const user = await newCaller(url);
  const tasks = async () => (await user.get('home')).tasks;
  expect(stateOf(await tasks(), 'open-account')).toBe('claimable');
  expect(stateOf(await tasks(), 'first-deposit')).toBe('locked');
  expect(stateOf(await tasks(), 'daily-trade')).toBe('locked');

  const act = (kind: string, amount?: string) =>
    script(url, '/act', { user: user.email, kind, ...(amount === undefined ? {} : { amount }) });
  await act('kyc');
  expect(stateOf(await tasks(), 'verify-identity')).toBe('claimable');
  expect(stateOf(await tasks(), 'daily-trade')).toBe('todo');
  await act('deposit', '60');
  expect(stateOf(await tasks(), 'first-deposit')).toBe('in_progress');
  expect(stateOf(await tasks(), 'first-trade')).toBe('locked');
  await act('deposit', '40.00');
  const deposit = (await tasks()).find(({ task_id }) => task_id === 'first-deposit')!;
  expect(deposit).toMatchObject({
    state: 'claimable',
    progress: { current: '100', target: '100', unit: 'USDT' },
  });
  expect(stateOf(await tasks(), 'first-trade')).toBe('todo');

  const claim = { task_id: 'first-deposit', period: 'once', rule_index: 0 };
  const { result } = await user.post('claim', claim);
  expect(result).toMatchObject({
    task: { task_id: 'first-deposit', state: 'claimed' },
    reward: { reward_code: 'coupon-10', state: 'active', remaining: { amount: '10' } },
  });
  const { reward_id, reward_code } = result.reward;
  // A spot trade costs 0.1 % of its amount, which the coupon pays.
  await act('trade', '4000');
  expect(await user.get('reward', { reward_id, reward_code })).toMatchObject({
    state: 'in_use',
    remaining: { amount: '6', unit: 'USDT' },
    task_id: 'first-deposit',
  });
  await act('trade', '9000');
  expect(await user.get('reward', { reward_id })).toMatchObject({ state: 'used_up' });
  const { items } = await user.get('usage', { reward_id });
  expect(items.map(({ kind, value }) => [kind, value.amount])).toEqual([
    ['trade', '6'],
    ['trade', '4'],
  ]);
  const detail = await user.get('task', { task_id: 'first-deposit' });
  expect(detail.rules).toMatchObject([{ state: 'claimed', reward_id }]);
});

describe('tiers of a task', () => {
  it('are claimed separately, and lists show the next tier', async () => {
    const { url } = await runSandbox();
    const user = await verifiedCaller(url);
    await script(url, '/act', { user: user.id, kind: 'trade', amount: '6000' });
    const detail = await user.get('task', { task_id: 'weekly-trade' });
    expect(detail.rules.map(({ state }) => state)).toEqual([
      'claimable',
      'claimable',
      'in_progress',
    ]);
    expect(detail).toMatchObject({ rule_index: 0, rule_count: 3, state: 'claimable' });
    const claim = { task_id: 'weekly-trade', period: detail.period };
    // Claim the second tier before the first: tiers are independent.
    const second = await user.post('claim', { ...claim, rule_index: 1 });
    expect(second.result.task).toMatchObject({ rule_index: 0, state: 'claimable' });
    const first = await user.post('claim', { ...claim, rule_index: 0 });
    expect(first.result.task).toMatchObject({ rule_index: 2, state: 'in_progress' });
    expect((await user.post('claim', { ...claim, rule_index: 2 })).ret_code).toBe(30003);
    const last = await user.get('task', { task_id: 'weekly-trade', rule_index: 0 });
    expect(last).toMatchObject({ rule_index: 0, state: 'claimed' });
  });
});
