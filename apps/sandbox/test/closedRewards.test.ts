import { describe, expect, it } from 'vitest';
import { runSandbox } from './running.ts';
import {
  earnBox,
  newCaller,
  script,
  stateOf,
  verifiedCaller,
  type TestCaller,
} from './taskCenterClient.ts';

const eu = { edition: 'eu', lang: 'en' } as const;

/** Rewards of kinds that the EU edition does not offer. */
const closedCodes = ['bonus-15', 'loss-cover-30', 'fee-rebate-50', 'apy-booster-5', 'mystery-box'];

/** Gives an account one reward of each kind that only some editions offer, a rebate and a coupon. */
async function holder() {
  const { url } = await runSandbox();
  const user = await verifiedCaller(url);
  await user.get('home');
  const rewardIds: Record<string, string> = {};
  for (const give of [...closedCodes, 'fee-rebate-20', 'coupon-5']) {
    rewardIds[give] = (await script(url, '/rewards', { user: user.id, give })).reward_id as string;
  }
  return { url, user, given: rewardIds };
}

/** Returns the claimable amounts in the response of each call. */
async function readyNumbers(user: TestCaller, page: object) {
  const [{ totals, tasks }, wallet, list, { items }] = await Promise.all([
    user.get('home', page),
    user.get('wallet', page),
    user.get('rewards', { group: 'to_claim', ...page }),
    user.get('claimable', page),
  ]);
  const isOpen = ({ offered_in }: { offered_in?: string | undefined }) => offered_in === undefined;
  expect(list.claimable_tasks).toBe(totals.claimable_tasks);
  expect(tasks.reduce((sum, task) => sum + task.claimable_rules, 0)).toBe(totals.claimable_tasks);
  return [
    totals.claimable_tasks + totals.claimable_rewards,
    wallet.ready.count,
    list.counts.to_claim,
    list.claimable_tasks + list.items.filter(isOpen).length,
    items.filter(({ reward }) => isOpen(reward)).length,
  ];
}

describe('rewards that the edition of the page does not offer', () => {
  it('name the edition that offers them, come last and keep their deadline', async () => {
    const { user } = await holder();
    for (const sort of ['newest', 'ending'] as const) {
      const first = await user.get('rewards', { group: 'to_claim', sort, limit: 3, ...eu });
      const cursor = first.next_cursor!;
      const rest = await user.get('rewards', { group: 'to_claim', sort, limit: 9, cursor, ...eu });
      const items = [...first.items, ...rest.items];
      expect(items).toHaveLength(7);
      const [open, closed] = [items.slice(0, 2), items.slice(2)];
      expect(open.map(({ offered_in }) => offered_in)).toEqual([undefined, undefined]);
      expect(closed.map(({ reward_code }) => reward_code).sort()).toEqual([...closedCodes].sort());
      for (const reward of closed) {
        expect(reward).toMatchObject({ offered_in: 'default', claim_by: expect.any(Number) });
      }
    }
    const { items } = await user.get('rewards', { group: 'to_claim' });
    expect(items.filter(({ offered_in }) => offered_in !== undefined)).toEqual([]);
  });

  it('are in no number and no sum of what is ready to claim', async () => {
    const { user } = await holder();
    // Two coupons and the rebate have a time limit once claimed, the points for opening the account have none.
    const [count] = await readyNumbers(user, eu);
    expect(await readyNumbers(user, eu)).toEqual(Array(5).fill(count));
    expect(await readyNumbers(user, {})).toEqual(Array(5).fill(count! + closedCodes.length));
    const { totals } = await user.get('home', eu);
    const { ready } = await user.get('wallet', eu);
    expect(totals.clocks?.count).toBe(3);
    expect(ready.clocks?.count).toBe(3);
    for (const sums of [totals.claimable, ready.sums]) {
      expect(sums.map(({ type }) => type).sort()).toEqual(['coupon', 'fee_rebate', 'points']);
    }
  });

  it('are in no number of what is active, but counted beside it', async () => {
    const { user, given } = await holder();
    for (const code of ['bonus-15', 'coupon-5']) {
      await user.post('claimReward', { reward_id: given[code]! });
    }
    const numbers = async (page: object) => {
      const { counts, elsewhere } = await user.get('rewards', { group: 'active', ...page });
      expect((await user.get('wallet', page)).active.count).toBe(counts.active);
      return { ...elsewhere, here: counts.active };
    };
    expect(await numbers(eu)).toEqual({ here: 1, active: 1, to_claim: closedCodes.length - 1 });
    expect(await numbers({})).toEqual({ here: 2, active: 0, to_claim: 0 });
  });

  it('are left out by "Claim all", also if it names them', async () => {
    const { user } = await holder();
    const [count] = await readyNumbers(user, eu);
    const all = (await user.get('claimable', eu)).items.map(({ claim_id }) => claim_id);
    expect(all.length).toBeGreaterThan(count!);
    const { result } = await user.post('claimAll', { only: all }, { page: eu });
    expect(result.rewards).toHaveLength(count!);
    expect(result.rewards.filter(({ offered_in }) => offered_in !== undefined)).toEqual([]);
    expect((await user.post('claimAll', {}, { page: eu })).result.rewards).toEqual([]);
    expect(await readyNumbers(user, eu)).toEqual(Array(5).fill(0));
    expect((await user.post('claimAll', {})).result.rewards).toHaveLength(closedCodes.length);
  });

  it.each(closedCodes)('cannot be claimed or activated there: %s', async (code) => {
    const { user, given } = await holder();
    const body = { reward_id: given[code]! };
    expect((await user.post('claimReward', body, { page: eu })).ret_code).toBe(30001);
    expect(await user.get('reward', body)).toMatchObject({ state: 'to_claim', claimed_at: null });
    const { result } = await user.post('claimReward', body);
    if (!result.reward.needs_activation) return;
    expect((await user.post('activate', body, { page: eu })).ret_code).toBe(30001);
    expect((await user.post('activate', body)).ret_code).toBe(0);
  });

  it('are not counted as expiring soon', async () => {
    const { url, user } = await holder();
    const { items } = await user.get('rewards', { group: 'to_claim', sort: 'ending' });
    await script(url, '/clock', { offsetMs: items[0]!.claim_by! - Date.now() - 3_600_000 });
    const inTotals = async (page: object) =>
      (await user.get('home', page)).totals.expiring.to_claim;
    const inWallet = async (page: object) => (await user.get('wallet', page)).expiring.count;
    for (const expiring of [inTotals, inWallet]) {
      expect((await expiring({})) - (await expiring(eu))).toBe(closedCodes.length);
    }
  });
});

describe('a tier that was earned where its reward is offered', () => {
  it('is refused on an edition that does not offer the reward', async () => {
    const { url } = await runSandbox();
    const user = await verifiedCaller(url);
    await user.get('home');
    const tier = await earnBox(url, user);
    const { items } = await user.get('claimable', eu);
    expect(items.at(-1)).toMatchObject({
      reward: { type: 'mystery_box', offered_in: 'default' },
      claim_by: expect.any(Number),
    });
    expect((await user.post('claim', tier, { page: eu })).ret_code).toBe(30001);
    expect((await user.post('claim', tier)).ret_code).toBe(0);
  });

  it('does not bring a task back that the edition does not offer', async () => {
    const { url } = await runSandbox();
    const user = await verifiedCaller(url);
    await user.get('home');
    for (const kind of ['deposit', 'trade', 'earn']) {
      await script(url, '/act', { user: user.id, kind, amount: '100' });
    }
    const stateOn = async (page: object) =>
      stateOf((await user.get('tasks', { limit: 50, ...page })).items, 'first-earn');
    expect(await stateOn({})).toBe('claimable');
    expect(await stateOn(eu)).toBeUndefined();
  });
});

it('a residence that offers the reward is named instead of the default edition', async () => {
  const { url } = await runSandbox();
  const user = await newCaller(url);
  await script(url, '/users', { email: user.email, region: 'kz' });
  const { reward_id } = await script(url, '/rewards', { user: user.id, give: 'bonus-15' });
  const reward = await user.get('reward', { reward_id: reward_id as string, ...eu });
  expect(reward.offered_in).toBe('kz');
});

it('sums of rebates do not add fees of spot trading and of derivatives', async () => {
  const { user, given } = await holder();
  for (const code of ['fee-rebate-20', 'fee-rebate-50']) {
    await user.post('claimReward', { reward_id: given[code]! });
  }
  const rebates = async (page: object) =>
    (await user.get('wallet', page)).active.sums
      .filter(({ type }) => type === 'fee_rebate')
      .map(({ fees, value }) => [fees, value.amount]);
  expect(await rebates({})).toEqual([
    ['trade', '50'],
    ['derivatives', '200'],
  ]);
  expect(await rebates(eu)).toEqual([['trade', '50']]);
});
