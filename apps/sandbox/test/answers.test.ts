import { readInput } from '@exchange/exchange-api';
import { endpoints, rewardTypes, type EndpointName } from '@exchange/task-center-api';
import { describe, expect, it } from 'vitest';
import { createFakeClock } from '@tooling/testing/fakeClock';
import { campaignCatalogue } from '../src/taskCenter/catalogue/campaignCatalogue.ts';
import { runSandbox, sharedSandbox } from './running.ts';
import { callerOf, demoCaller, newCaller, script, wednesday } from './taskCenterClient.ts';

describe('responses', () => {
  const shared = sharedSandbox();
  const calls: [EndpointName, object][] = [
    ['time', {}],
    ['home', {}],
    ['tasks', { limit: '50' }],
    ['task', { task_id: 'weekly-trade' }],
    ['task', { task_id: 'vip-volume', rule_index: '1' }],
    ['campaigns', {}],
    ...campaignCatalogue.map(({ id }): [EndpointName, object] => ['campaign', { campaign_id: id }]),
    ['leaderboard', { campaign_id: 'volume-cup' }],
    ['rewards', { limit: '50' }],
    ['reward', { reward_id: '3' }],
    ['usage', { reward_id: '7' }],
    ['invite', {}],
    ['inviteRecords', {}],
  ];

  it.each(calls)(
    'to the call %s with the query %j match its schema exactly',
    async (name, query) => {
      const { url } = shared();
      const { ret_code, result } = await (await demoCaller(url)).call(name, query);
      expect(ret_code).toBe(0);
      // The result has no fields that the schema lacks, and no values that the schema replaces by "other".
      expect(readInput<unknown>(endpoints[name].result, result)).toEqual({
        ok: true,
        value: result,
      });
      expect(JSON.stringify(result)).not.toContain('"other"');
    },
  );

  it("are the same under the base path in the client's configuration", async () => {
    const { url } = shared();
    const response = await fetch(`${url}/s1/x-api/task-center/v1/campaigns`);
    expect(await response.json()).toMatchObject({ ret_code: 0, result: { next_cursor: null } });
  });
});

describe('a guest', () => {
  const shared = sharedSandbox();

  it('sees the same tasks as a new account, with an unmet login condition', async () => {
    const { url } = shared();
    const { viewer, tasks, totals, check_in } = await callerOf(url).get('home');
    expect(viewer).toEqual({
      logged_in: false,
      region: 'default',
      kyc_level: 0,
      is_vip: false,
      is_submember: false,
    });
    expect(new Set(tasks.map(({ state }) => state))).toEqual(new Set(['todo', 'locked']));
    for (const { gates } of tasks) {
      expect(gates[0]).toMatchObject({ reason: 'needs_login', met: false });
    }
    expect(totals).toEqual({
      claimable_tasks: 0,
      claimable_rewards: 0,
      claimable: [],
      clocks: null,
      expiring: { count: 0, to_claim: 0, claim_by: null, use_by: null },
      points: '0',
    });
    expect(check_in.days.map(({ state }) => state)).toEqual([
      'today',
      ...Array<string>(6).fill('upcoming'),
    ]);
  });

  it.each(Object.entries(endpoints).filter(([, { guests }]) => !guests))(
    'must log in for the call %s',
    async (name) => {
      const { url } = shared();
      const answer = await callerOf(url).call(name as EndpointName, {}, { key: 'abcdefgh' });
      expect(answer).toMatchObject({ ret_code: 10007, result: null });
    },
  );
});

describe('the demo account', () => {
  it('has rewards and tasks in every state', async () => {
    const { url } = await runSandbox({ clock: createFakeClock(wednesday) });
    const demo = await demoCaller(url);
    const { tasks, totals } = await demo.get('home');
    const claimable = tasks.filter(({ state }) => state === 'claimable');
    expect(claimable.length).toBeGreaterThanOrEqual(3);
    expect(totals.claimable_tasks).toBeGreaterThanOrEqual(claimable.length);
    expect(tasks.length).toBeGreaterThanOrEqual(20);
    expect(new Set(tasks.map(({ state }) => state))).toEqual(
      new Set(['claimable', 'claimed', 'in_progress', 'todo', 'locked', 'under_review']),
    );

    const groups = ['to_claim', 'active', 'used', 'expired'] as const;
    const pages = await Promise.all(
      groups.map((group) => demo.get('rewards', { group, limit: 50 })),
    );
    const items = pages.flatMap((page) => page.items);
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
    expect((await demo.get('invite')).funnel).toEqual({ registered: 12, traded: 6 });
  });
});

describe('the language of a response', () => {
  const shared = sharedSandbox();

  it.each([
    ['en', 'Open your account'],
    ['de', 'Konto eröffnen'],
    ['tr-TUR', 'Hesabını aç'],
    ['xx-YY', 'Open your account'],
  ])('follows lang=%s, so the title is %j', async (lang, title) => {
    const task = await callerOf(shared().url).get('task', { task_id: 'open-account', lang });
    expect(task.title.text).toBe(title);
  });
});

it('contains the maximum payout of an APY booster: 5 % of 1,000 USDT for 7 of 365 days', async () => {
  const { url } = await runSandbox();
  const user = await newCaller(url);
  const { reward_id } = await script(url, '/rewards', { user: user.id, give: 'apy-booster-5' });
  const { summary } = await user.get('reward', { reward_id: reward_id as string });
  expect(summary.text).toContain('worth at most {most}');
  expect(summary.values).toMatchObject({
    days: { amount: '7', unit: 'days' },
    most: { amount: '0.96', unit: 'USDT' },
  });
});
