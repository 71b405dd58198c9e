import { describe, expect, it } from 'vitest';
import { createFakeClock } from './fakeClock.ts';
import { envelopeOf, post, runSandbox } from './running.ts';
import {
  callerOf,
  day,
  demoCaller,
  newCaller,
  script,
  wednesday,
  type TestCaller,
} from './taskCenterClient.ts';

const openAccount = { task_id: 'open-account', period: 'once', rule_index: 0 };
const key = 'a-key-of-my-own';

async function codesOf(answers: Promise<{ ret_code: number }>[]): Promise<number[]> {
  return (await Promise.all(answers)).map(({ ret_code }) => ret_code).toSorted((a, b) => a - b);
}

async function rewardCount(user: TestCaller): Promise<number> {
  return (await user.get('rewards', { limit: 50 })).items.length;
}

describe('50 claims at once', () => {
  it('grant once, each with a key of its own', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    const claims = Array.from({ length: 50 }, () => user.post('claim', openAccount));
    expect(await codesOf(claims)).toEqual([0, ...Array<number>(49).fill(30004)]);
    expect(await rewardCount(user)).toBe(1);
    expect((await user.get('home')).totals.points).toBe('50');
  });

  it('grant once and answer alike, all with the same key', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    const claims = Array.from({ length: 50 }, () => user.post('claim', openAccount, key));
    const answers = new Set((await Promise.all(claims)).map((answer) => JSON.stringify(answer)));
    expect(answers.size).toBe(1);
    expect(await rewardCount(user)).toBe(1);
  });

  it('grant once, claims of one and of all together', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    await script(url, '/rewards', { user: user.id, give: 'coupon-5' });
    const { items } = await user.get('rewards');
    const reward_id = items[0]!.reward_id;
    await Promise.all(
      Array.from({ length: 17 }, () => [
        user.post('claim', openAccount),
        user.post('claimAll', {}),
        user.post('claimReward', { reward_id }),
      ]).flat(),
    );
    expect(await rewardCount(user)).toBe(2);
    expect((await user.get('home')).totals).toEqual({
      claimable_tasks: 0,
      claimable_rewards: 0,
      points: '50',
    });
  });

  it('grant one check-in', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    const answers = Array.from({ length: 50 }, () => user.post('checkIn', {}));
    expect(await codesOf(answers)).toEqual(Array<number>(50).fill(0));
    expect((await user.get('home')).totals.points).toBe('5');
  });
});

describe('a key', () => {
  it('gives the first result again, whatever happened since', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    const first = await user.post('claim', openAccount, key);
    await script(url, '/rewards', { user: user.id, revoke: first.result.reward.reward_id });
    await script(url, '/region', { region: 'eu' });
    expect(await user.post('claim', openAccount, key)).toEqual(first);
  });

  it('gives it when the first answer was lost on its way', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    await script(url, '/faults', {
      path: '/x-api/task-center/v1/claim',
      times: 1,
      fault: { type: 'cut', at: 'answer' },
    });
    await expect(user.post('claim', openAccount, key)).rejects.toThrow();
    const again = await user.post('claim', openAccount, key);
    expect(again).toMatchObject({ ret_code: 0, result: { task: { state: 'claimed' } } });
    expect(await rewardCount(user)).toBe(1);
  });

  it('is good for one body of one call', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    await user.post('claim', openAccount, key);
    const other = await user.post('claim', { ...openAccount, rule_index: 1 }, key);
    expect(other).toMatchObject({ ret_code: 30006, result: null });
    expect((await user.post('claimAll', {}, key)).ret_code).toBe(30006);
  });

  it('does not mind the order of the fields', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    const first = await user.post('claim', openAccount, key);
    const turned = { rule_index: 0, period: 'once', task_id: 'open-account' };
    expect(await user.post('claim', turned, key)).toEqual(first);
  });

  it('may be tried again after a refusal, which changed nothing', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    const claim = { task_id: 'verify-identity', period: 'once', rule_index: 0 };
    expect((await user.post('claim', claim, key)).ret_code).toBe(30003);
    await script(url, '/act', { user: user.id, kind: 'kyc' });
    expect((await user.post('claim', claim, key)).ret_code).toBe(0);
  });

  it('belongs to its account', async () => {
    const { url } = await runSandbox();
    const [one, two] = [await newCaller(url), await newCaller(url)];
    const first = await one.post('claim', openAccount, key);
    const second = await two.post('claim', openAccount, key);
    expect(second.ret_code).toBe(0);
    expect(second.result.reward.reward_id).not.toBe(first.result.reward.reward_id);
  });

  it.each(['', 'short', 'x'.repeat(65), 'has spaces in it', 'slash/slash/'])(
    'may not be %j',
    async (bad) => {
      const { url } = await runSandbox();
      const user = await newCaller(url);
      expect(await user.post('claim', openAccount, bad)).toMatchObject({
        ret_code: 10001,
        ret_msg: expect.stringContaining('Idempotency-Key'),
      });
      expect(await rewardCount(user)).toBe(0);
    },
  );

  it('is asked for', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    expect((await user.call('claim', openAccount)).ret_code).toBe(10001);
    expect((await user.call('claimAll', {})).ret_code).toBe(10001);
    expect((await user.call('claimReward', { reward_id: '1' })).ret_code).toBe(10001);
    expect((await user.call('activate', { reward_id: '1' })).ret_code).toBe(10001);
  });
});

describe("somebody else's", () => {
  it('rewards are not there', async () => {
    const { url } = await runSandbox();
    const [owner, other] = [await demoCaller(url), await newCaller(url)];
    const { items } = await owner.get('rewards', { group: 'to_claim' });
    const { reward_id } = items[0]!;
    for (const name of ['reward', 'usage'] as const) {
      expect(await other.call(name, { reward_id })).toMatchObject({
        ret_code: 10004,
        result: null,
      });
    }
    for (const name of ['claimReward', 'activate'] as const) {
      expect((await other.post(name, { reward_id })).ret_code).toBe(10004);
    }
    expect((await owner.get('reward', { reward_id })).state).toBe('to_claim');
    expect((await other.get('rewards')).items).toEqual([]);
    expect((await other.get('inviteRecords')).items).toEqual([]);
  });

  it('session does not survive logging out', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    await post(`${url}/logout`, {}, user.headers);
    expect((await user.post('claim', openAccount)).ret_code).toBe(10007);
  });

  it('page cannot claim', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    const headers = { ...user.headers, 'idempotency-key': key, origin: 'https://evil.example' };
    const path = '/x-api/task-center/v1/claim';
    const answer = await post(url + path, openAccount, headers);
    expect(answer.status).toBe(403);
    expect((await envelopeOf(answer)).ret_code).toBe(10003);
    expect(await rewardCount(user)).toBe(0);
  });
});

describe('gates', () => {
  const gateOf = async (user: TestCaller, task_id: string, reason: string) =>
    (await user.get('task', { task_id })).gates.find((gate) => gate.reason === reason);
  const stateOf = async (user: TestCaller, task_id: string) =>
    (await user.get('task', { task_id })).state;

  it('close with the KYC level', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    expect(await stateOf(user, 'daily-derivatives')).toBe('locked');
    expect(await gateOf(user, 'daily-derivatives', 'kyc_level')).toMatchObject({
      met: false,
      level: 1,
    });
    await script(url, '/act', { user: user.id, kind: 'derivatives', amount: '900' });
    await script(url, '/users', { email: user.email, kycLevel: 1 });
    // What was done behind a closed gate does not count.
    expect(await user.get('task', { task_id: 'daily-derivatives' })).toMatchObject({
      state: 'todo',
      progress: { current: '0' },
    });
    await script(url, '/act', { user: user.id, kind: 'derivatives', amount: '900' });
    await script(url, '/users', { email: user.email, kycLevel: 0 });
    const { period } = await user.get('task', { task_id: 'daily-derivatives' });
    const claim = { task_id: 'daily-derivatives', period, rule_index: 0 };
    expect(await user.post('claim', claim)).toMatchObject({
      ret_code: 30002,
      result: {
        gates: [
          { reason: 'needs_login', met: true },
          { reason: 'kyc_level', met: false },
        ],
      },
    });
  });

  it('close with the region, of the sandbox or of the account', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    await script(url, '/users', { email: user.email, kycLevel: 1 });
    expect(await stateOf(user, 'regional-airdrop')).toBe('todo');
    await script(url, '/region', { region: 'eu' });
    expect(await stateOf(user, 'regional-airdrop')).toBe('locked');
    expect(await gateOf(user, 'regional-airdrop', 'region')).toMatchObject({ met: false });
    await script(url, '/users', { email: user.email, region: 'tr' });
    expect(await stateOf(user, 'regional-airdrop')).toBe('todo');
    expect((await user.get('home')).viewer.region).toBe('tr');
  });

  it('close to a sub-account', async () => {
    const { url } = await runSandbox();
    const [main, sub] = [await newCaller(url), await newCaller(url)];
    await script(url, '/users', { email: sub.email, parentId: main.id });
    expect(await stateOf(sub, 'open-account')).toBe('locked');
    expect((await sub.post('claim', openAccount)).ret_code).toBe(30002);
    expect((await sub.get('home')).viewer.is_submember).toBe(true);
    expect((await sub.post('join', { campaign_id: 'friends-season' })).ret_code).toBe(30002);
    expect(await stateOf(sub, 'daily-trade')).toBe('todo');
  });

  it('open to VIPs, to newcomers, and to who joined', async () => {
    const { url } = await runSandbox({ clock: createFakeClock(wednesday) });
    const user = await newCaller(url);
    expect(await gateOf(user, 'vip-volume', 'vip_only')).toMatchObject({ met: false });
    await script(url, '/users', { email: user.email, vip: true, kycLevel: 2 });
    expect(await stateOf(user, 'vip-volume')).toBe('todo');

    expect(await stateOf(user, 'volume-cup-entry')).toBe('locked');
    await user.post('join', { campaign_id: 'volume-cup' });
    expect(await stateOf(user, 'volume-cup-entry')).toBe('todo');

    expect(await stateOf(user, 'welcome-week')).toBe('todo');
    await script(url, '/clock', { offsetMs: 7 * day - 1 });
    expect(await stateOf(user, 'welcome-week')).toBe('todo');
    await script(url, '/clock', { offsetMs: 7 * day });
    // The session is over by now, and so is the first week.
    expect((await user.call('rewards')).ret_code).toBe(10007);
    const { result } = await envelopeOf(
      post(`${url}/x-api/user/v1/login`, { email: user.email, password: 'a-new-pass-1' }),
    );
    expect(await stateOf(callerOf(url, result.token), 'welcome-week')).toBe('locked');
  });

  it('close all of it where the task centre is not offered', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    await script(url, '/region', { region: 'nl', served: false });
    expect(await user.call('home')).toMatchObject({ ret_code: 30001, result: null });
    expect((await callerOf(url).call('campaigns')).ret_code).toBe(30001);
    expect((await user.post('claim', openAccount)).ret_code).toBe(30001);
    expect((await user.call('time')).ret_code).toBe(0);
    await script(url, '/region', { region: 'nl' });
    expect((await user.call('home')).ret_code).toBe(0);
  });
});

describe('reviews', () => {
  it('pass or fail', async () => {
    const { url } = await runSandbox();
    for (const [review, state, code] of [
      ['passed', 'claimable', 0],
      ['rejected', 'rejected', 30005],
    ] as const) {
      const user = await newCaller(url);
      await script(url, '/act', { user: user.id, kind: 'community' });
      const claim = { task_id: 'share-review', period: 'once', rule_index: 0 };
      expect((await user.get('task', { task_id: 'share-review' })).state).toBe('under_review');
      expect((await user.post('claim', claim)).ret_code).toBe(30003);
      await script(url, '/progress', { user: user.id, task_id: 'share-review', review });
      expect((await user.get('task', { task_id: 'share-review' })).state).toBe(state);
      expect((await user.post('claim', claim)).ret_code).toBe(code);
    }
  });
});

describe('rewards that were given', () => {
  async function given(code: string) {
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

  it('are claimed, switched on, and end', async () => {
    const { url, user, reward_id, state } = await given('trial-fund-100');
    expect((await user.post('activate', { reward_id })).ret_code).toBe(30003);
    const { result } = await user.post('claimReward', { reward_id });
    expect(result.reward).toMatchObject({
      state: 'active',
      valid_until: wednesday + 3 * day,
      needs_activation: true,
    });
    expect((await user.post('claimReward', { reward_id })).ret_code).toBe(30004);
    expect((await user.post('activate', { reward_id })).result.reward.state).toBe('in_use');
    expect((await user.post('activate', { reward_id })).ret_code).toBe(30007);
    await script(url, '/clock', { offsetMs: 3 * day - 1 });
    expect(await state()).toBe('in_use');
    await script(url, '/clock', { offsetMs: 3 * day });
    expect(await state()).toBe('expired');
    expect((await user.post('activate', { reward_id })).ret_code).toBe(30005);
  });

  it('lapse when nobody claims them', async () => {
    const { url, user, reward_id, state } = await given('loss-cover-30');
    await script(url, '/clock', { offsetMs: 3 * day - 1 });
    expect(await state()).toBe('to_claim');
    await script(url, '/clock', { offsetMs: 3 * day });
    expect(await state()).toBe('expired');
    expect((await user.post('claimReward', { reward_id })).ret_code).toBe(30005);
    expect((await user.get('home')).totals.claimable_rewards).toBe(0);
  });

  it('can be taken back', async () => {
    const { url, user, reward_id, state } = await given('bonus-50');
    await script(url, '/rewards', { user: user.id, revoke: reward_id });
    expect(await state()).toBe('revoked');
    expect((await user.post('claimReward', { reward_id })).ret_code).toBe(30005);
  });

  it('are paid at once when they are coins', async () => {
    const { user, reward_id } = await given('airdrop-eth');
    const { result } = await user.post('claimReward', { reward_id });
    expect(result.reward).toMatchObject({
      state: 'used_up',
      remaining: { amount: '0', unit: 'ETH' },
    });
    expect((await user.get('usage', { reward_id })).items).toMatchObject([
      { kind: 'credited', value: { amount: '0.005', unit: 'ETH' } },
    ]);
  });

  it('hold another one when they are boxes, 50 openings at once', async () => {
    const { user, reward_id } = await given('mystery-box');
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
