import { describe, expect, it } from 'vitest';
import { createFakeClock } from '@tooling/testing/fakeClock';
import { runSandbox } from './running.ts';
import { dayMs, newCaller, script, wednesday } from './taskCenterClient.ts';

/** Sum of the task that every new account has finished. */
const openingReward = {
  type: 'points',
  value: { amount: '50', unit: 'points' },
  worth: null,
  limit: null,
  withdrawal: 'none',
  up_to: false,
  rewards: 1,
  fees: null,
};

async function account() {
  const sandbox = await runSandbox({ clock: createFakeClock(wednesday) });
  const user = await newCaller(sandbox.url);
  return {
    ...sandbox,
    user,
    async give(code: string, amount?: string) {
      const gift = { user: user.id, give: code, ...(amount === undefined ? {} : { amount }) };
      const { reward_id } = await script(sandbox.url, '/rewards', gift);
      return reward_id as string;
    },
  };
}

describe('the wallet', () => {
  it('has only the reward for opening the account, which is ready to claim, in a new account', async () => {
    const { user } = await account();
    const nothing = { count: 0, sums: [] };
    expect(await user.get('wallet')).toEqual({
      received: nothing,
      ready: { count: 1, sums: [openingReward], clocks: null },
      active: nothing,
      expiring: { ...nothing, to_claim: 0, claim_by: null, use_by: null },
    });
  });

  it('sums amounts per type, unit and fees, but no rates', async () => {
    const { user, give } = await account();
    await give('coupon-5');
    await give('coupon-10');
    await give('fee-rebate-20');
    await give('airdrop-eth');
    const { ready, expiring } = await user.get('wallet');
    expect(ready).toEqual({
      count: 5,
      clocks: { count: 3, shortest_days: 14 },
      sums: [
        openingReward,
        {
          type: 'airdrop',
          value: { amount: '0.005', unit: 'ETH' },
          worth: { amount: expect.stringMatching(/^\d+\.\d{2}$/), unit: 'USDT' },
          limit: null,
          withdrawal: 'full',
          up_to: false,
          rewards: 1,
          fees: null,
        },
        {
          type: 'fee_rebate',
          value: { amount: '0.2', unit: 'ratio' },
          worth: null,
          limit: { amount: '50', unit: 'USDT' },
          withdrawal: 'payout',
          up_to: false,
          rewards: 1,
          fees: 'trade',
        },
        {
          type: 'coupon',
          value: { amount: '15', unit: 'USDT' },
          worth: null,
          limit: null,
          withdrawal: 'none',
          up_to: false,
          rewards: 2,
          fees: 'trade',
        },
      ],
    });
    expect(expiring).toMatchObject({ count: 0, claim_by: null, use_by: null });
  });

  it('counts APY boosters, because their limit is a principal and not a payout', async () => {
    const { user, give } = await account();
    for (const id of [await give('apy-booster-5'), await give('apy-booster-5')]) {
      await user.post('claimReward', { reward_id: id });
    }
    const { active } = await user.get('wallet');
    expect(active).toEqual({
      count: 2,
      sums: [
        {
          type: 'apy_booster',
          value: { amount: '2', unit: 'count' },
          worth: null,
          withdrawal: 'payout',
          up_to: false,
          fees: null,
        },
      ],
    });
  });

  it('counts as received what is used up, as the list does, and what is left as active', async () => {
    const { url, user, give } = await account();
    await user.post('claimReward', { reward_id: await give('points', '30') });
    await user.post('claimReward', { reward_id: await give('coupon-10') });
    await user.post('claimReward', { reward_id: await give('coupon-5') });
    // The fee of 9 USDT uses up the coupon that ends first, and a part of the other.
    await script(url, '/act', { user: user.id, kind: 'trade', amount: '9000' });
    const { received, active } = await user.get('wallet');
    expect(received).toMatchObject({
      count: 2,
      sums: [
        { type: 'coupon', value: { amount: '5', unit: 'USDT' } },
        { type: 'points', value: { amount: '30', unit: 'points' } },
      ],
    });
    const { counts } = await user.get('rewards');
    expect(counts).toMatchObject({ used: received.count, active: active.count });
    expect(active).toMatchObject({
      count: 1,
      sums: [{ type: 'coupon', value: { amount: '6', unit: 'USDT' } }],
    });
  });

  it("counts a box's content as received, but not the box", async () => {
    const { user, give } = await account();
    const reward_id = await give('mystery-box');
    await user.post('claimReward', { reward_id });
    const { opened } = (await user.post('activate', { reward_id })).result;
    const { received, active } = await user.get('wallet');
    const types = [...received.sums, ...active.sums].map(({ type }) => type);
    expect(types).toEqual([opened!.type]);
  });

  it('counts rewards that end within 24 h, and returns the earliest end', async () => {
    const { url, user, give } = await account();
    await user.post('claimReward', { reward_id: await give('trial-fund-100') });
    await script(url, '/clock', { offsetMs: 2 * dayMs - 1 });
    expect((await user.get('wallet')).expiring.count).toBe(0);
    await script(url, '/clock', { offsetMs: 2 * dayMs });
    expect((await user.get('wallet')).expiring).toEqual({
      count: 1,
      // It is claimed already.
      to_claim: 0,
      sums: [
        {
          type: 'trial_fund',
          value: { amount: '100', unit: 'USDT' },
          worth: null,
          withdrawal: 'profit',
          up_to: false,
          fees: null,
        },
      ],
      claim_by: null,
      use_by: wednesday + 3 * dayMs,
    });
    await script(url, '/clock', { offsetMs: 3 * dayMs });
    expect((await user.get('wallet')).expiring.count).toBe(0);
  });
});

describe('the list of rewards', () => {
  async function list() {
    const made = await account();
    for (const code of ['coupon-10', 'points', 'loss-cover-30', 'coupon-5']) await made.give(code);
    return made;
  }

  it('can be sorted by deadline, and is returned in pages', async () => {
    const { user } = await list();
    const read = (cursor?: string) =>
      user.get('rewards', { sort: 'ending', limit: 3, ...(cursor ? { cursor } : {}) });
    const first = await read();
    const second = await read(first.next_cursor!);
    const codes = [...first.items, ...second.items].map(({ reward_code }) => reward_code);
    expect(codes).toEqual(['coupon-5', 'loss-cover-30', 'coupon-10', 'points']);
    expect(second.next_cursor).toBeNull();
  });

  it.each([
    ['coupon', ['coupon-5', 'coupon-10']],
    ['COUPON  10', ['coupon-10']],
    ['no such words', []],
  ])('finds "%s" in titles and summaries', async (search, expected) => {
    const { user } = await list();
    const { items, counts } = await user.get('rewards', { search });
    expect(items.map(({ reward_code }) => reward_code)).toEqual(expected);
    // The four rewards, and the task that every new account has finished.
    expect(counts.to_claim).toBe(5);
  });

  it("searches the texts in the call's language", async () => {
    const { user } = await list();
    const { items } = await user.get('rewards', { search: 'Gutschein', lang: 'de' });
    expect(items.map(({ type }) => type)).toEqual(['coupon', 'coupon']);
  });
});
