import { createFakeClock } from '@tooling/testing/fakeClock';
import { expect, it } from 'vitest';
import { runSandbox } from './running.ts';
import { loggedIn, newCaller, script, verifiedCaller, wednesday } from './taskCenterClient.ts';

const usdt = (amount: string) => ({ amount, unit: 'USDT' });
const certain = { worth: null, limit: null, up_to: false, fees: null, rewards: 1 };
const rebate = { type: 'fee_rebate', worth: null, up_to: false, withdrawal: 'payout', rewards: 1 };

it('sums the claimable rewards per type, unit and fees', async () => {
  const { url } = await runSandbox();
  const user = await newCaller(url);
  for (const give of ['coupon-5', 'coupon-10', 'airdrop-eth', 'fee-rebate-20', 'fee-rebate-50']) {
    await script(url, '/rewards', { user: user.id, give });
  }
  const { totals } = await user.get('home');
  expect(totals).toMatchObject({ claimable_tasks: 1, claimable_rewards: 5 });
  expect(totals.claimable).toHaveLength(5);
  expect(totals.claimable).toEqual(
    expect.arrayContaining([
      { ...certain, type: 'points', value: { amount: '50', unit: 'points' }, withdrawal: 'none' },
      {
        ...certain,
        type: 'coupon',
        value: usdt('15'),
        withdrawal: 'none',
        fees: 'trade',
        rewards: 2,
      },
      {
        ...certain,
        type: 'airdrop',
        value: { amount: '0.005', unit: 'ETH' },
        worth: { amount: expect.stringMatching(/^\d+\.\d\d$/), unit: 'USDT' },
        withdrawal: 'full',
      },
      { ...rebate, value: { amount: '0.2', unit: 'ratio' }, limit: usdt('50'), fees: 'trade' },
      {
        ...rebate,
        value: { amount: '0.5', unit: 'ratio' },
        limit: usdt('200'),
        fees: 'derivatives',
      },
    ]),
  );
  // All but the points and the airdrop have to be used within a time.
  expect(totals.clocks).toEqual({ count: 4, shortest_days: 7 });
  await user.post('claimAll', {});
  expect((await user.get('home')).totals).toMatchObject({
    claimable_rewards: 0,
    claimable: [],
    clocks: null,
  });
});

it('is the same number of things ready to claim in every call, tasks included', async () => {
  const { url } = await runSandbox();
  const user = await newCaller(url);
  async function numbers() {
    const [{ totals, tasks }, wallet, list] = await Promise.all([
      user.get('home'),
      user.get('wallet'),
      user.get('rewards', { group: 'to_claim' }),
    ]);
    expect(list.claimable_tasks).toBe(totals.claimable_tasks);
    expect(tasks.reduce((sum, task) => sum + task.claimable_rules, 0)).toBe(totals.claimable_tasks);
    return [
      totals.claimable_tasks + totals.claimable_rewards,
      wallet.ready.count,
      list.counts.to_claim,
      list.claimable_tasks + list.items.length,
    ];
  }
  // A new account can claim the reward for opening it.
  expect(await numbers()).toEqual([1, 1, 1, 1]);
  const { sums } = (await user.get('wallet')).ready;
  expect(sums).toMatchObject([{ type: 'points', value: { amount: '50', unit: 'points' } }]);
  await script(url, '/rewards', { user: user.id, give: 'coupon-5' });
  await script(url, '/users', { email: user.email, kycLevel: 1 });
  await script(url, '/act', { user: user.id, kind: 'trade', amount: '5000' });
  const [count] = await numbers();
  expect(count).toBeGreaterThan(3);
  expect(await numbers()).toEqual(Array(4).fill(count));
  const { result } = await user.post('claimAll', {});
  expect(result.claimed_tasks + result.claimed_rewards).toBe(count);
  expect(await numbers()).toEqual([0, 0, 0, 0]);
});

it('counts rewards whose claim period or validity ends within 24 hours', async () => {
  const { url } = await runSandbox();
  const user = await newCaller(url);
  const expiring = async () => (await user.get('home')).totals.expiring;
  // The reward can be claimed for 7 days.
  await script(url, '/rewards', { user: user.id, give: 'loss-cover-30' });
  expect(await expiring()).toEqual({ count: 0, to_claim: 0, claim_by: null, use_by: null });
  await script(url, '/clock', { offsetMs: 6 * 86_400_000 + 60_000 });
  const [cover] = (await user.get('rewards')).items;
  expect(await expiring()).toEqual({
    count: 1,
    to_claim: 1,
    claim_by: cover!.claim_by,
    use_by: null,
  });
  // The reward is valid for 7 days after the claim.
  await user.post('claimReward', { reward_id: cover!.reward_id });
  expect(await expiring()).toEqual({ count: 0, to_claim: 0, claim_by: null, use_by: null });
  await script(url, '/clock', { offsetMs: 12.5 * 86_400_000 });
  const again = await loggedIn(url, user);
  const [valid] = (await again.get('rewards')).items;
  expect((await again.get('home')).totals.expiring).toEqual({
    count: 1,
    to_claim: 0,
    claim_by: null,
    use_by: valid!.valid_until,
  });
});

it('counts finished tasks in the last 24 hours before they end', async () => {
  const { url } = await runSandbox({ clock: createFakeClock(wednesday) });
  const user = await verifiedCaller(url);
  await script(url, '/act', { user: user.id, kind: 'trade', amount: '1000' });
  // Daily tasks can be claimed until the end of Thursday, and weekly ones until the end of the next week.
  for (const [hours, soon] of [
    [0, []],
    [11.9, []],
    [12, ['daily-trade']],
    [36, []],
    [11.5 * 24 - 24 - 0.1, []],
    [11.5 * 24 - 24, ['weekly-trade']],
  ] as const) {
    await script(url, '/clock', { offsetMs: hours * 3_600_000 });
    const again = await loggedIn(url, user);
    const { items } = await again.get('claimable');
    const listed = items.filter(({ expires_soon }) => expires_soon);
    expect(listed.map(({ tier }) => tier?.task_id)).toEqual(soon);
    const expiring = {
      count: soon.length,
      claim_by: listed[0]?.claim_by ?? null,
      use_by: null,
    };
    expect((await again.get('home')).totals.expiring).toEqual({
      ...expiring,
      to_claim: soon.length,
    });
    expect((await again.get('wallet')).expiring).toMatchObject(expiring);
  }
});

it('lists what can be claimed with its validity, and claims the chosen items only', async () => {
  const { url } = await runSandbox();
  const user = await newCaller(url);
  for (const give of ['trial-fund-100', 'coupon-5']) {
    await script(url, '/rewards', { user: user.id, give });
  }
  const { items } = await user.get('claimable');
  const { counts } = await user.get('rewards', { group: 'to_claim' });
  expect(items).toHaveLength(counts.to_claim);
  expect(items.map(({ reward: { type, validity_days: days } }) => [type, days])).toEqual([
    ['points', 365],
    ['coupon', 30],
    ['trial_fund', 3],
  ]);
  const clocks = { count: 2, shortest_days: 3 };
  expect((await user.get('home')).totals.clocks).toEqual(clocks);
  expect((await user.get('wallet')).ready.clocks).toEqual(clocks);
  const coupon = items[1]!;
  const body = { only: [coupon.claim_id, 'reward-999'] };
  const { result } = await user.post('claimAll', body);
  expect(result).toMatchObject({ claimed_tasks: 0, claimed_rewards: 1 });
  expect(result.rewards[0]).toMatchObject({ reward_code: 'coupon-5', state: 'active' });
  expect((await user.get('claimable')).items).toEqual(
    items.filter((item) => item.claim_id !== coupon.claim_id),
  );
  expect((await user.post('claimAll', body)).result.rewards).toEqual([]);
});
