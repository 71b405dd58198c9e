import { describe, expect, it } from 'vitest';
import { runSandbox } from './running.ts';
import {
  dayMs,
  loggedIn,
  newCaller,
  script,
  verifiedCaller,
  type TestCaller,
} from './taskCenterClient.ts';

/** Lets the account move to the EU. */
const move = (url: string, { email }: { email: string }) =>
  script(url, '/users', { email, region: 'eu' });

async function grantReward(url: string, user: { id: number }, code: string): Promise<string> {
  const { reward_id } = await script(url, '/rewards', { user: user.id, give: code });
  return reward_id as string;
}

async function previews(user: TestCaller) {
  const { items } = await user.get('claimable');
  return items.map(({ reward }) => reward);
}

describe('an account that moves to where derivatives rewards are not allowed', () => {
  it('gets a coupon for a finished task, which all pages show before the claim', async () => {
    const { url } = await runSandbox();
    const user = await verifiedCaller(url);
    await user.get('home');
    await script(url, '/act', { user: user.id, kind: 'derivatives', amount: '50000' });
    await move(url, user);
    const coupon = { reward_code: 'coupon', value: { amount: '15' }, replaced: 'bonus' };
    const { rules, earned_in } = await user.get('task', { task_id: 'weekly-derivatives' });
    expect(rules[1]).toMatchObject({ state: 'claimable', reward: coupon });
    expect(earned_in).toBeUndefined();
    expect((await previews(user)).find(({ replaced }) => replaced)).toMatchObject(coupon);
    const { ready } = await user.get('wallet');
    expect(ready.sums.map(({ type }) => type)).not.toContain('bonus');
    const { result } = await user.post('claimAll', {});
    expect(result.rewards.find(({ replaced }) => replaced)).toMatchObject(coupon);
  });

  it.each([
    ['bonus-15', '15', 'bonus'],
    ['bonus-50', '50', 'bonus'],
    ['trial-fund-100', '20', 'trial_fund'],
    ['loss-cover-30', '20', 'loss_cover'],
    ['fee-rebate-50', '20', 'fee_rebate'],
  ])('has a coupon instead of a %s, claimed or not', async (code, amount, type) => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    const claimed = await grantReward(url, user, code);
    await user.post('claimReward', { reward_id: claimed });
    const waiting = await grantReward(url, user, code);
    await move(url, user);
    const coupon = { reward_code: 'coupon', value: { amount }, replaced: type };
    for (const [reward_id, state] of [
      [claimed, 'active'],
      [waiting, 'to_claim'],
    ] as const) {
      expect(await user.get('reward', { reward_id })).toMatchObject({
        ...coupon,
        state,
        remaining: { amount, unit: 'USDC' },
      });
    }
    const { valid_until, claimed_at } = await user.get('reward', { reward_id: claimed });
    expect(valid_until! - claimed_at!).toBeGreaterThanOrEqual(30 * dayMs);
  });

  it('keeps the rest of a reward that it has used in part', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    const reward_id = await grantReward(url, user, 'bonus-15');
    await user.post('claimReward', { reward_id });
    await script(url, '/act', { user: user.id, kind: 'derivatives', amount: '10' });
    await move(url, user);
    expect(await user.get('reward', { reward_id })).toMatchObject({
      reward_code: 'coupon',
      remaining: { amount: '5' },
    });
  });

  it('cannot use a derivatives reward before the next call of a page', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    const reward_id = await grantReward(url, user, 'bonus-15');
    await user.post('claimReward', { reward_id });
    await move(url, user);
    await script(url, '/act', { user: user.id, kind: 'derivatives', amount: '1' });
    expect(await user.get('reward', { reward_id })).toMatchObject({ remaining: { amount: '15' } });
  });

  it('keeps what has ended, and rewards that are not for derivatives', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    const used = await grantReward(url, user, 'bonus-15');
    await user.post('claimReward', { reward_id: used });
    await script(url, '/act', { user: user.id, kind: 'derivatives', amount: '15' });
    const rebate = await grantReward(url, user, 'fee-rebate-20');
    await move(url, user);
    expect((await user.get('reward', { reward_id: used })).reward_code).toBe('bonus-15');
    const kept = await user.get('reward', { reward_id: rebate });
    expect(kept.reward_code).toBe('fee-rebate-20');
    expect(kept.replaced).toBeUndefined();
  });

  it('finds coupons instead of bonuses in a box, as the odds say', async () => {
    const { url } = await runSandbox({ random: () => 0.99 });
    const user = await newCaller(url);
    const reward_id = await grantReward(url, user, 'mystery-box');
    await user.post('claimReward', { reward_id });
    await move(url, user);
    const { odds } = await user.get('reward', { reward_id });
    expect(odds?.map(({ type }) => type)).toEqual(['points', 'coupon', 'coupon', 'coupon']);
    const { opened } = (await user.post('activate', { reward_id })).result;
    expect(opened).toMatchObject({ reward_code: 'coupon', value: { amount: '50' } });
  });

  it('sees and wins a coupon as the prize of a campaign that it has joined', async () => {
    const { url } = await runSandbox();
    const user = await verifiedCaller(url);
    await user.post('join', { campaign_id: 'derivatives-league' });
    await script(url, '/act', { user: user.id, kind: 'derivatives', amount: '90000000' });
    await move(url, user);
    const { prize_kind } = await user.get('campaign', { campaign_id: 'derivatives-league' });
    expect(prize_kind).toEqual({ type: 'coupon', withdrawal: 'none', fees: 'trade' });
    await script(url, '/clock', { offsetMs: 29 * dayMs });
    const again = await loggedIn(url, user);
    const won = (await again.get('rewards')).items.find(({ value }) => value.amount === '4000');
    expect(won?.reward_code).toBe('coupon');
  });

  it('sees no next prize in a derivatives campaign that it has joined', async () => {
    const { url } = await runSandbox();
    const user = await verifiedCaller(url);
    const campaign_id = 'derivatives-league';
    await user.post('join', { campaign_id });
    await script(url, '/act', { user: user.id, kind: 'derivatives', amount: '1000' });
    expect((await user.get('leaderboard', { campaign_id })).next_prize).not.toBeNull();
    await move(url, user);
    expect((await user.get('leaderboard', { campaign_id })).next_prize).toBeNull();
  });

  it('keeps the coupon when it moves back', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    const reward_id = await grantReward(url, user, 'bonus-15');
    await move(url, user);
    await user.get('home');
    await script(url, '/users', { email: user.email, region: 'default' });
    expect((await user.get('reward', { reward_id })).reward_code).toBe('coupon');
  });
});

it('residents of countries without a region of their own hold no derivatives rewards', async () => {
  const { url } = await runSandbox();
  const user = await newCaller(url, { residence: 'JP' });
  const reward_id = await grantReward(url, user, 'bonus-15');
  expect((await user.get('reward', { reward_id })).type).toBe('coupon');
});

it('gets a coupon of the rest of a partly used rebate, and keeps its use in all sums', async () => {
  const { url } = await runSandbox();
  const user = await newCaller(url);
  const reward_id = await grantReward(url, user, 'fee-rebate-50');
  await user.post('claimReward', { reward_id });
  await user.post('activate', { reward_id });
  // Pays back 192 of 200 USDT.
  await script(url, '/act', { user: user.id, kind: 'derivatives', amount: '640000' });
  await move(url, user);
  expect(await user.get('reward', { reward_id })).toMatchObject({
    reward_code: 'coupon',
    value: { amount: '8' },
    remaining: { amount: '8' },
  });
  await script(url, '/act', { user: user.id, kind: 'trade', amount: '8000' });
  const { count, sums } = (await user.get('wallet')).received;
  expect(count).toBe(1);
  expect(sums).toMatchObject([
    { type: 'coupon', value: { amount: '8', unit: 'USDC' }, fees: 'trade' },
    { type: 'fee_rebate', value: { amount: '192', unit: 'USDT' }, fees: 'derivatives' },
  ]);
  const { items } = await user.get('usage', { reward_id });
  expect(items.map(({ value }) => value)).toEqual([
    { amount: '8', unit: 'USDC' },
    { amount: '192', unit: 'USDT' },
  ]);
});
