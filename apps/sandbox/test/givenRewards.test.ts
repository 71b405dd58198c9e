import { describe, expect, it } from 'vitest';
import { createFakeClock } from '@tooling/testing/fakeClock';
import { runSandbox } from './running.ts';
import { dayMs, loggedIn, newCaller, rewardCount, script, wednesday } from './taskCenterClient.ts';

describe('rewards that a script gives', () => {
  async function grantReward(code: string) {
    const sandbox = await runSandbox({ clock: createFakeClock(wednesday) });
    const user = await newCaller(sandbox.url);
    const { reward_id } = await script(sandbox.url, '/rewards', { user: user.id, give: code });
    const id = reward_id as string;
    return {
      ...sandbox,
      user,
      reward_id: id,
      state: async () => (await user.get('reward', { reward_id: id })).state,
    };
  }

  it('can be claimed and activated, and expire', async () => {
    const { url, user, reward_id, state } = await grantReward('trial-fund-100');
    expect((await user.post('activate', { reward_id })).ret_code).toBe(30003);
    const { result } = await user.post('claimReward', { reward_id });
    expect(result.reward).toMatchObject({
      state: 'active',
      valid_until: wednesday + 3 * dayMs,
      needs_activation: true,
    });
    expect((await user.post('claimReward', { reward_id })).ret_code).toBe(30004);
    expect((await user.post('activate', { reward_id })).result.reward.state).toBe('in_use');
    expect((await user.post('activate', { reward_id })).ret_code).toBe(30007);
    await script(url, '/clock', { offsetMs: 3 * dayMs - 1 });
    expect(await state()).toBe('in_use');
    await script(url, '/clock', { offsetMs: 3 * dayMs });
    expect(await state()).toBe('expired');
    expect((await user.post('activate', { reward_id })).ret_code).toBe(30005);
  });

  it('expire if they are not claimed in time', async () => {
    const { url, user, reward_id, state } = await grantReward('loss-cover-30');
    await script(url, '/clock', { offsetMs: 7 * dayMs - 1 });
    expect(await state()).toBe('to_claim');
    await script(url, '/clock', { offsetMs: 7 * dayMs });
    // The session has ended too.
    const later = await loggedIn(url, user);
    expect((await later.get('reward', { reward_id })).state).toBe('expired');
    expect((await later.post('claimReward', { reward_id })).ret_code).toBe(30005);
    expect((await later.get('home')).totals.claimable_rewards).toBe(0);
  });

  it('can be revoked', async () => {
    const { url, user, reward_id, state } = await grantReward('bonus-50');
    await script(url, '/rewards', { user: user.id, revoke: reward_id, reason: 'several_accounts' });
    expect(await state()).toBe('revoked');
    expect(await user.get('reward', { reward_id })).toMatchObject({
      remaining: null,
      revoked: { reason: { text: 'Each person may have only one account.' } },
    });
    expect((await user.post('claimReward', { reward_id })).ret_code).toBe(30005);
  });

  it('are paid immediately if they are coins', async () => {
    const { user, reward_id } = await grantReward('airdrop-eth');
    const { result } = await user.post('claimReward', { reward_id });
    expect(result.reward).toMatchObject({
      state: 'used_up',
      remaining: null,
    });
    expect((await user.get('usage', { reward_id })).items).toMatchObject([
      { kind: 'credited', value: { amount: '0.005', unit: 'ETH' } },
    ]);
  });

  it('give one other reward if they are boxes, even if a box is opened 50 times at once', async () => {
    const { user, reward_id } = await grantReward('mystery-box');
    await user.post('claimReward', { reward_id });
    const openings = await Promise.all(
      Array.from({ length: 50 }, () => user.post('activate', { reward_id })),
    );
    const opened = openings.filter(({ ret_code }) => ret_code === 0);
    expect(opened).toHaveLength(1);
    expect(opened[0]!.result).toMatchObject({
      reward: { state: 'used_up' },
      opened: { reward_id: expect.any(String) },
    });
    expect(await rewardCount(user)).toBe(2);
  });
});
