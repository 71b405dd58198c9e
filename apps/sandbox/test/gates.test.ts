import { describe, expect, it } from 'vitest';
import { createFakeClock } from '@tooling/testing/fakeClock';
import { envelopeOf, post, runSandbox } from './running.ts';
import {
  callerOf,
  dayMs,
  newCaller,
  openAccount,
  script,
  verifiedCaller,
  wednesday,
  type TestCaller,
} from './taskCenterClient.ts';

describe('conditions of tasks', () => {
  const gateOf = async (user: TestCaller, task_id: string, reason: string) =>
    (await user.get('task', { task_id })).gates.find((gate) => gate.reason === reason);
  const stateOf = async (user: TestCaller, task_id: string) =>
    (await user.get('task', { task_id })).state;

  it('depend on the KYC level', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    expect(await stateOf(user, 'daily-derivatives')).toBe('locked');
    expect(await gateOf(user, 'daily-derivatives', 'kyc_level')).toMatchObject({
      met: false,
      level: 1,
    });
    await script(url, '/act', { user: user.id, kind: 'derivatives', amount: '900' });
    await script(url, '/users', { email: user.email, kycLevel: 1 });
    // The activity does not count, because a condition was not met at the time.
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
          { reason: 'region', met: true },
          { reason: 'kyc_level', met: false },
        ],
      },
    });
  });

  it('let only verified customers deposit, trade, convert or earn, and say what verifying takes', async () => {
    const { url } = await runSandbox();
    const activities = ['trade', 'derivatives', 'deposit', 'convert', 'earn'];
    const { tasks } = await (await newCaller(url)).get('home');
    const activityTasks = tasks.filter(({ kind }) => activities.includes(kind));
    expect(activityTasks.length).toBeGreaterThan(0);
    for (const { task_id, state, gates } of activityTasks) {
      expect(state, task_id).toBe('locked');
      const identity = gates.find(({ reason }) => reason === 'kyc_level');
      expect(identity, task_id).toMatchObject({ met: false });
      expect(identity?.takes?.values).toHaveProperty('minutes');
    }
    const own = tasks.find(({ kind }) => kind === 'kyc');
    expect(own?.takes).toEqual(activityTasks[0]!.gates.find(({ takes }) => takes)?.takes);
  });

  it("depend on the visitor's region and the account's region", async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    await script(url, '/users', { email: user.email, kycLevel: 1 });
    expect(await stateOf(user, 'regional-airdrop')).toBe('todo');
    await script(url, '/region', { region: 'eu' });
    expect(await stateOf(user, 'regional-airdrop')).toBe('locked');
    expect(await gateOf(user, 'regional-airdrop', 'region')).toMatchObject({ met: false });
    await script(url, '/users', { email: user.email, region: 'tr' });
    expect(await stateOf(user, 'regional-airdrop')).toBe('locked');
    await script(url, '/region', { region: 'default' });
    expect(await stateOf(user, 'regional-airdrop')).toBe('todo');
    expect((await user.get('home')).viewer.region).toBe('tr');
  });

  it('exclude sub-accounts', async () => {
    const { url } = await runSandbox();
    const [main, sub] = [await newCaller(url), await newCaller(url)];
    await script(url, '/users', { email: sub.email, parentId: main.id });
    expect(await stateOf(sub, 'open-account')).toBe('locked');
    expect((await sub.post('claim', openAccount)).ret_code).toBe(30002);
    expect((await sub.get('home')).viewer.is_submember).toBe(true);
    expect((await sub.post('join', { campaign_id: 'friends-season' })).ret_code).toBe(30002);
    await script(url, '/users', { email: sub.email, kycLevel: 1 });
    expect(await stateOf(sub, 'daily-trade')).toBe('todo');
  });

  it('admit VIPs, newcomers and participants of a campaign', async () => {
    const { url } = await runSandbox({ clock: createFakeClock(wednesday) });
    const user = await newCaller(url);
    expect(await gateOf(user, 'vip-volume', 'vip_only')).toMatchObject({ met: false });
    await script(url, '/users', { email: user.email, vip: true, kycLevel: 2 });
    expect(await stateOf(user, 'vip-volume')).toBe('todo');

    expect(await stateOf(user, 'volume-cup-entry')).toBe('locked');
    await user.post('join', { campaign_id: 'volume-cup' });
    expect(await stateOf(user, 'volume-cup-entry')).toBe('todo');

    expect(await stateOf(user, 'welcome-week')).toBe('todo');
    await script(url, '/clock', { offsetMs: 7 * dayMs - 1 });
    expect(await stateOf(user, 'welcome-week')).toBe('todo');
    await script(url, '/clock', { offsetMs: 7 * dayMs });
    // The session and the first week have ended by now.
    expect((await user.call('rewards')).ret_code).toBe(10007);
    const { result } = await envelopeOf(
      post(`${url}/x-api/user/v1/login`, { email: user.email, password: 'a-new-pass-1' }),
    );
    expect(await stateOf(callerOf(url, result.token), 'welcome-week')).toBe('expired');
  });

  it('block all calls but those that show what an account holds in regions without the task centre', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    await script(url, '/rewards', { user: user.id, give: 'coupon-5' });
    await script(url, '/region', { region: 'nl', served: false });
    expect(await user.call('home')).toMatchObject({ ret_code: 30001, result: null });
    expect((await callerOf(url).call('campaigns')).ret_code).toBe(30001);
    expect((await user.post('claim', openAccount)).ret_code).toBe(30001);
    expect((await user.call('time')).ret_code).toBe(0);
    const reward_id = (await user.get('rewards')).items[0]!.reward_id;
    const held = {
      rewards: {},
      reward: { reward_id },
      usage: { reward_id },
      wallet: {},
      points: {},
    };
    for (const [name, input] of Object.entries(held)) {
      expect((await user.call(name as 'rewards', input)).ret_code).toBe(0);
      expect((await callerOf(url).call(name as 'rewards', input)).ret_code).toBe(30001);
    }
    expect((await user.post('claimReward', { reward_id })).ret_code).toBe(30001);
    expect((await user.call('claimable')).ret_code).toBe(30001);
    await script(url, '/region', { region: 'nl' });
    expect((await user.call('home')).ret_code).toBe(0);
  });
});

describe('manual reviews', () => {
  it('accept or reject a task', async () => {
    const { url } = await runSandbox();
    for (const [review, state, code] of [
      ['passed', 'claimable', 0],
      ['rejected', 'rejected', 30005],
    ] as const) {
      const user = await verifiedCaller(url);
      const act = (kind: string, amount?: string) =>
        script(url, '/act', { user: user.id, kind, ...(amount === undefined ? {} : { amount }) });
      await act('community');
      expect((await user.get('task', { task_id: 'share-review' })).state).toBe('locked');
      await act('deposit', '100');
      await act('trade', '50');
      await act('community');
      const claim = { task_id: 'share-review', period: 'once', rule_index: 0 };
      expect((await user.get('task', { task_id: 'share-review' })).state).toBe('under_review');
      expect((await user.post('claim', claim)).ret_code).toBe(30003);
      await script(url, '/progress', { user: user.id, task_id: 'share-review', review });
      expect((await user.get('task', { task_id: 'share-review' })).state).toBe(state);
      expect((await user.post('claim', claim)).ret_code).toBe(code);
    }
  });
});
