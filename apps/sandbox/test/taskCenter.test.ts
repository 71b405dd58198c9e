import {
  endpoints,
  readInput,
  rewardTypes,
  type EndpointName,
  type Task,
} from '@exchange/task-center-api';
import { describe, expect, it } from 'vitest';
import { createFakeClock } from './fakeClock.ts';
import { runSandbox } from './running.ts';
import { callerOf, day, demoCaller, newCaller, script, wednesday } from './taskCenterClient.ts';

const stateOf = (tasks: readonly Task[], id: string) =>
  tasks.find(({ task_id }) => task_id === id)?.state;

describe('what is answered', () => {
  const calls: [EndpointName, object][] = [
    ['time', {}],
    ['home', {}],
    ['tasks', { limit: '50' }],
    ['task', { task_id: 'weekly-trade' }],
    ['task', { task_id: 'vip-volume', rule_index: '1' }],
    ['campaigns', {}],
    ['campaign', { campaign_id: 'volume-cup' }],
    ['leaderboard', { campaign_id: 'volume-cup' }],
    ['rewards', { limit: '50' }],
    ['reward', { reward_id: '3' }],
    ['usage', { reward_id: '7' }],
    ['invite', {}],
    ['inviteRecords', {}],
  ];

  it.each(calls)('%s %j is exactly what the schema says', async (name, query) => {
    const { url } = await runSandbox();
    const { ret_code, result } = await (await demoCaller(url)).call(name, query);
    expect(ret_code).toBe(0);
    // Nothing is dropped and no word is unknown to our own schema.
    expect(readInput<unknown>(endpoints[name].result, result)).toEqual({ ok: true, value: result });
    expect(JSON.stringify(result)).not.toContain('"other"');
  });

  it('is no different under the base path of the client', async () => {
    const { url } = await runSandbox();
    const response = await fetch(`${url}/s1/x-api/task-center/v1/campaigns`);
    expect(await response.json()).toMatchObject({ ret_code: 0, result: { next_cursor: null } });
  });
});

describe('a guest', () => {
  it('sees what a new account would, and that logging in comes first', async () => {
    const { url } = await runSandbox();
    const { viewer, tasks, totals, check_in } = await callerOf(url).get('home');
    expect(viewer).toEqual({
      logged_in: false,
      region: 'default',
      kyc_level: 0,
      is_vip: false,
      is_submember: false,
    });
    expect(new Set(tasks.map(({ state }) => state))).toEqual(new Set(['todo', 'locked', 'ended']));
    for (const { gates } of tasks) {
      expect(gates[0]).toMatchObject({ reason: 'needs_login', met: false });
    }
    expect(totals).toEqual({ claimable_tasks: 0, claimable_rewards: 0, points: '0' });
    expect(check_in.days.map(({ state }) => state)).toEqual([
      'today',
      ...Array<string>(6).fill('upcoming'),
    ]);
  });

  it.each(Object.entries(endpoints).filter(([, { guests }]) => !guests))(
    'is told to log in by %s',
    async (name) => {
      const { url } = await runSandbox();
      const answer = await callerOf(url).call(
        name as EndpointName,
        {},
        {
          'idempotency-key': 'abcdefgh',
        },
      );
      expect(answer).toMatchObject({ ret_code: 10007, result: null });
    },
  );
});

describe('the demo account', () => {
  it('has something of everything', async () => {
    const { url } = await runSandbox({ clock: createFakeClock(wednesday) });
    const demo = await demoCaller(url);
    const { tasks, totals } = await demo.get('home');
    const claimable = tasks.filter(({ state }) => state === 'claimable');
    expect(claimable.length).toBeGreaterThanOrEqual(3);
    expect(totals.claimable_tasks).toBeGreaterThanOrEqual(claimable.length);
    expect(tasks.length).toBeGreaterThanOrEqual(20);
    expect(new Set(tasks.map(({ state }) => state))).toEqual(
      new Set(['claimable', 'in_progress', 'todo', 'locked', 'under_review', 'ended']),
    );

    const { items, counts } = await demo.get('rewards', { limit: 50 });
    expect(counts.to_claim).toBeGreaterThanOrEqual(2);
    expect(new Set(items.map(({ type }) => type))).toEqual(new Set(rewardTypes));
    expect(new Set(items.map(({ state }) => state))).toEqual(
      new Set(['to_claim', 'active', 'in_use', 'used_up', 'expired', 'revoked']),
    );

    const campaigns = await demo.get('campaigns');
    expect(campaigns.items.map(({ state }) => state)).toEqual([
      'ongoing',
      'ongoing',
      'ongoing',
      'upcoming',
      'ended',
    ]);
    expect((await demo.get('invite')).funnel).toEqual({ registered: 12, deposited: 8, traded: 5 });
  });
});

it('leads a new account from its first task to a used reward', async () => {
  const { url } = await runSandbox();
  const user = await newCaller(url);
  const tasks = async () => (await user.get('home')).tasks;
  expect(stateOf(await tasks(), 'open-account')).toBe('claimable');
  expect(stateOf(await tasks(), 'first-deposit')).toBe('locked');
  expect(stateOf(await tasks(), 'daily-trade')).toBe('todo');

  const act = (kind: string, amount?: string) =>
    script(url, '/act', { user: user.email, kind, ...(amount === undefined ? {} : { amount }) });
  await act('kyc');
  expect(stateOf(await tasks(), 'verify-identity')).toBe('claimable');
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
  await act('trade', '4');
  expect(await user.get('reward', { reward_id, reward_code })).toMatchObject({
    state: 'in_use',
    remaining: { amount: '6', unit: 'USDT' },
    task_id: 'first-deposit',
  });
  await act('trade', '100');
  expect(await user.get('reward', { reward_id })).toMatchObject({ state: 'used_up' });
  const { items } = await user.get('usage', { reward_id });
  expect(items.map(({ kind, value }) => [kind, value.amount])).toEqual([
    ['trade', '6'],
    ['trade', '4'],
  ]);
  const detail = await user.get('task', { task_id: 'first-deposit' });
  expect(detail.rules).toMatchObject([{ state: 'claimed', reward_id }]);
});

describe('tiers', () => {
  it('are claimed one by one, and the task stands for the next', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    await script(url, '/act', { user: user.id, kind: 'trade', amount: '6000' });
    const detail = await user.get('task', { task_id: 'weekly-trade' });
    expect(detail.rules.map(({ state }) => state)).toEqual([
      'claimable',
      'claimable',
      'in_progress',
    ]);
    expect(detail).toMatchObject({ rule_index: 0, rule_count: 3, state: 'claimable' });
    const claim = { task_id: 'weekly-trade', period: detail.period };
    // The second before the first: each stands alone.
    const second = await user.post('claim', { ...claim, rule_index: 1 });
    expect(second.result.task).toMatchObject({ rule_index: 0, state: 'claimable' });
    const first = await user.post('claim', { ...claim, rule_index: 0 });
    expect(first.result.task).toMatchObject({ rule_index: 2, state: 'in_progress' });
    expect((await user.post('claim', { ...claim, rule_index: 2 })).ret_code).toBe(30003);
    const last = await user.get('task', { task_id: 'weekly-trade', rule_index: 0 });
    expect(last).toMatchObject({ rule_index: 0, state: 'claimed' });
  });
});

describe('the clock', () => {
  it('begins a day anew and leaves the old one to be claimed', async () => {
    const { url } = await runSandbox({ clock: createFakeClock(wednesday) });
    const user = await newCaller(url);
    await script(url, '/act', { user: user.id, kind: 'trade', amount: '150' });
    const daily = async () =>
      (await user.get('tasks', { category: 'daily' })).items.find(
        ({ task_id }) => task_id === 'daily-trade',
      );
    expect(await daily()).toMatchObject({
      period: '2026-01-07',
      state: 'claimable',
      resets_at: Date.UTC(2026, 0, 8),
    });
    await script(url, '/clock', { offsetMs: day / 2 });
    expect(await daily()).toMatchObject({ period: '2026-01-07', state: 'claimable' });
    const claim = { task_id: 'daily-trade', period: '2026-01-07', rule_index: 0 };
    const { result } = await user.post('claim', claim);
    expect(result.task).toMatchObject({ period: '2026-01-08', state: 'todo' });
  });

  it('takes away what was not claimed for another day', async () => {
    const { url } = await runSandbox({ clock: createFakeClock(wednesday) });
    const user = await newCaller(url);
    await script(url, '/act', { user: user.id, kind: 'trade', amount: '150' });
    await script(url, '/clock', { offsetMs: 1.5 * day - 1 });
    const home = await user.get('home');
    expect(stateOf(home.tasks, 'daily-trade')).toBe('claimable');
    await script(url, '/clock', { offsetMs: 1.5 * day });
    expect(stateOf((await user.get('home')).tasks, 'daily-trade')).toBe('todo');
    const claim = { task_id: 'daily-trade', period: '2026-01-07', rule_index: 0 };
    expect((await user.post('claim', claim)).ret_code).toBe(30005);
  });

  it('ends the ladder after 30 days, but not what was done in time', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    await script(url, '/clock', { offsetMs: 31 * day });
    const after = callerOf(url);
    expect((await after.get('home')).viewer.logged_in).toBe(false);
    // The session ended as well: log in again by registering nobody else.
    const { tasks } = await (await reLogin(url, user.email)).get('home');
    expect(stateOf(tasks, 'open-account')).toBe('claimable');
    expect(stateOf(tasks, 'verify-identity')).toBe('expired');
    await script(url, '/clock', { offsetMs: 38 * day });
    const late = await reLogin(url, user.email);
    expect(stateOf((await late.get('home')).tasks, 'open-account')).toBe('expired');
    const claim = { task_id: 'open-account', period: 'once', rule_index: 0 };
    expect((await late.post('claim', claim)).ret_code).toBe(30005);
  });

  it('starts and ends what is not always there', async () => {
    const { url } = await runSandbox({ clock: createFakeClock(wednesday) });
    const at = async (offset: number) => {
      await script(url, '/clock', { offsetMs: offset });
      const { tasks } = await callerOf(url).get('home');
      const { items } = await callerOf(url).get('campaigns');
      return [
        tasks.find(({ task_id }) => task_id === 'regional-airdrop')!.state,
        items.find(({ campaign_id }) => campaign_id === 'earn-festival')!.state,
      ];
    };
    expect(await at(0)).toEqual(['locked', 'upcoming']);
    expect(await at(5.5 * day - 1)).toEqual(['locked', 'upcoming']);
    expect(await at(5.5 * day)).toEqual(['locked', 'ongoing']);
    expect(await at(24.5 * day)).toEqual(['ended', 'ongoing']);
    expect(await at(26.5 * day)).toEqual(['ended', 'ended']);
  });
});

async function reLogin(url: string, email: string) {
  const response = await fetch(`${url}/x-api/user/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a-new-pass-1' }),
  });
  const { result } = (await response.json()) as { result: { token: string } };
  return callerOf(url, result.token);
}

describe('checking in', () => {
  it('counts days in a row, once a day, and begins anew after a missed one', async () => {
    const { url } = await runSandbox({ clock: createFakeClock(wednesday) });
    const user = await newCaller(url);
    // The account's session lasts 7 days.
    const checkIn = async (onDay: number) => {
      await script(url, '/clock', { offsetMs: onDay * day });
      const who = await reLogin(url, user.email);
      const { result } = await who.post('checkIn', {});
      return { ...result, again: (await who.post('checkIn', {})).result, who };
    };
    const amounts = ['5', '5', '10', '10', '15', '15', '50'];
    for (const [index, amount] of amounts.entries()) {
      const { check_in, reward, again } = await checkIn(index);
      expect(check_in).toMatchObject({ checked_today: true, streak: index + 1 });
      expect(check_in.days.filter(({ state }) => state === 'checked')).toHaveLength(index + 1);
      expect(reward.value).toEqual({ amount, unit: 'points' });
      expect(again).toEqual({ check_in, reward });
    }
    const eighth = await checkIn(7);
    expect(eighth.check_in).toMatchObject({ streak: 8 });
    expect(eighth.check_in.days.map(({ state }) => state)).toEqual([
      'checked',
      ...Array<string>(6).fill('upcoming'),
    ]);
    const afterAGap = await checkIn(9);
    expect(afterAGap.check_in).toMatchObject({ streak: 1 });
    expect((await afterAGap.who.get('home')).totals.points).toBe('120');
  });

  it('resets at 00:00 UTC', async () => {
    const { url } = await runSandbox({
      clock: createFakeClock(Date.UTC(2026, 0, 7, 23, 59, 59, 999)),
    });
    const user = await newCaller(url);
    const { result } = await user.post('checkIn', {});
    expect(result.check_in).toMatchObject({ resets_at: Date.UTC(2026, 0, 8), checked_today: true });
    await script(url, '/clock', { offsetMs: 1 });
    expect((await user.get('home')).check_in).toMatchObject({
      checked_today: false,
      streak: 1,
      resets_at: Date.UTC(2026, 0, 9),
      days: [{ day: '2026-01-07', state: 'checked' }, { state: 'today' }, {}, {}, {}, {}, {}],
    });
  });
});

describe('campaigns', () => {
  it('are joined once, count what is done afterwards, and rank', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    const campaign_id = 'volume-cup';
    await script(url, '/act', { user: user.id, kind: 'trade', amount: '999' });
    expect((await user.get('campaign', { campaign_id })).own).toBeNull();
    const joined = await user.post('join', { campaign_id });
    expect(joined.result).toMatchObject({ own: { rank: null, score: '0' } });
    expect((await user.post('join', { campaign_id })).result.joined_at).toBe(
      joined.result.joined_at,
    );
    await script(url, '/act', { user: user.id, kind: 'trade', amount: '9000000' });
    expect((await user.get('campaign', { campaign_id })).own).toEqual({
      rank: 1,
      score: '9000000',
      prize: null,
    });
    const board = await user.get('leaderboard', { campaign_id, limit: 3 });
    expect(board.items.map(({ rank, is_self }) => [rank, is_self])).toEqual([
      [1, true],
      [2, false],
      [3, false],
    ]);
    expect(board.own).toEqual(board.items[0]);
    expect((await user.get('campaigns', { filter: 'joined' })).items).toHaveLength(1);
  });

  it('refuse who comes too late or may not', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    const join = async (campaign_id: string) => (await user.post('join', { campaign_id })).ret_code;
    expect(await join('spring-sprint')).toBe(30005);
    expect(await join('derivatives-league')).toBe(30002);
    expect(await join('nothing')).toBe(10004);
    expect(await join('earn-festival')).toBe(0);
  });
});

describe('inviting', () => {
  it('counts a friend who signs up with the code, and moves them on', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    const { code, path } = await user.get('invite');
    expect(path).toBe(`/task-center/invite?ref=${code}`);
    expect((await user.get('invite')).code).toBe(code);
    const friend = await newCaller(url, code.toLowerCase());
    await newCaller(url, 'NOBODYS1');
    expect((await user.get('invite')).funnel).toEqual({ registered: 1, deposited: 0, traded: 0 });
    expect(stateOf((await user.get('home')).tasks, 'weekly-invite')).toBe('claimable');
    await script(url, '/act', { user: friend.id, kind: 'trade' });
    expect(await user.get('invite')).toMatchObject({
      funnel: { registered: 1, deposited: 1, traded: 1 },
      earned: { amount: '20', unit: 'USDT' },
    });
    const { items } = await user.get('inviteRecords');
    expect(items).toMatchObject([{ stage: 'traded', reward: { amount: '20' } }]);
    expect(items[0]!.name).toMatch(/^ne\*\*\*\d$/);
  });
});

describe('languages', () => {
  it.each([
    ['en', 'Open your account'],
    ['de', 'Open your account'],
    ['xx-YY', 'Open your account'],
  ])('speaks %s, or English', async (lang, title) => {
    const { url } = await runSandbox();
    const { title: found } = await callerOf(url).get('task', { task_id: 'open-account', lang });
    expect(found.text.length).toBeGreaterThan(0);
    if (lang !== 'de') expect(found.text).toBe(title);
  });
});
