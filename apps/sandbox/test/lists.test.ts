import { describe, expect, it } from 'vitest';
import { taskCenterPaths, type EndpointName } from '@exchange/task-center-api';
import { envelopeOf, runSandbox, sharedSandbox } from './running.ts';
import { callerOf, demoCaller, newCaller, script, type TestCaller } from './taskCenterClient.ts';

/** Reads all pages of a list and runs `between` after each page. */
async function allOf<Item>(
  read: (cursor?: string) => Promise<{ items: Item[]; next_cursor: string | null }>,
  between: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Item[]> {
  const all: Item[] = [];
  for (let cursor: string | undefined; ;) {
    const { items, next_cursor } = await read(cursor);
    all.push(...items);
    if (next_cursor === null) return all;
    cursor = next_cursor;
    await between();
  }
}

const at = (cursor: string | undefined) => (cursor === undefined ? {} : { cursor });

describe('a list', () => {
  it('of tasks contains each task once for any page size', async () => {
    const { url } = await runSandbox();
    const guest = callerOf(url);
    const { tasks } = await guest.get('home');
    for (const limit of [1, 7, 50]) {
      const items = await allOf((cursor) => guest.get('tasks', { limit, ...at(cursor) }));
      expect(items.map(({ task_id }) => task_id)).toEqual(tasks.map(({ task_id }) => task_id));
    }
    expect((await guest.get('tasks')).items).toHaveLength(20);
  });

  it('of rewards has no gaps or duplicates while rewards are added', async () => {
    const { url } = await runSandbox();
    const demo = await demoCaller(url);
    const before = await allOf((cursor) => demo.get('rewards', at(cursor)));
    const items = await allOf(
      (cursor) => demo.get('rewards', { limit: 3, ...at(cursor) }),
      () => script(url, '/rewards', { give: 'coupon-5' }),
    );
    const ids = (rewards: typeof items) => rewards.map(({ reward_id }) => reward_id);
    expect(ids(items)).toEqual(ids(before));
  });

  it('of rewards continues after a reward that no longer matches the filter', async () => {
    const { url } = await runSandbox();
    const demo = await demoCaller(url);
    const group = 'to_claim' as const;
    const before = (await demo.get('rewards', { group })).items.map((each) => each.reward_id);
    const { items, next_cursor } = await demo.get('rewards', { group, limit: 1 });
    await demo.post('claimReward', { reward_id: items[0]!.reward_id });
    const rest = await demo.get('rewards', { group, cursor: next_cursor! });
    expect(rest.items.map(({ reward_id }) => reward_id)).toEqual(before.slice(1));
  });

  it('of leaders continues after the same participant when a rank has changed', async () => {
    const { url } = await runSandbox();
    const guest = callerOf(url);
    const campaign_id = 'volume-cup';
    const before = await allOf((cursor) =>
      guest.get('leaderboard', { campaign_id, limit: 50, ...at(cursor) }),
    );
    expect(before.map(({ rank }) => rank)).toEqual(before.map((_, index) => index + 1));
    const items = await allOf(
      (cursor) => guest.get('leaderboard', { campaign_id, limit: 20, ...at(cursor) }),
      async () => {
        const user = await newCaller(url);
        await user.post('join', { campaign_id });
        await script(url, '/act', { user: user.id, kind: 'trade', amount: '90000000' });
      },
    );
    expect(items.map(({ score }) => score)).toEqual(before.map(({ score }) => score));
  });

  it('of friends or reward uses is sorted newest first', async () => {
    const { url } = await runSandbox();
    const demo = await demoCaller(url);
    const friends = await allOf(
      (cursor) => demo.get('inviteRecords', { limit: 5, ...at(cursor) }),
      () => script(url, '/act', { kind: 'invite', stage: 'registered' }),
    );
    expect(friends).toHaveLength(12);
    const ids = friends.map(({ record_id }) => Number(record_id));
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    const rebates = await demo.get('rewards', { group: 'active', type: 'fee_rebate' });
    const { reward_id } = rebates.items.find(
      ({ reward_code: code, state }) => code === 'fee-rebate-20' && state === 'in_use',
    )!;
    const uses = await allOf((cursor) => demo.get('usage', { reward_id, limit: 1, ...at(cursor) }));
    const times = uses.map((use) => use.at);
    expect(times.length).toBeGreaterThan(1);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });
});

describe('hostile input', () => {
  const shared = sharedSandbox();
  const lists: [EndpointName, object][] = [
    ['rewards', { group: 'to_claim' }],
    ['tasks', {}],
    ['campaigns', {}],
    ['inviteRecords', {}],
    ['leaderboard', { campaign_id: 'volume-cup' }],
  ];
  const encoded = (text: string) => Buffer.from(text).toString('base64url');

  it.each(['x', '!!', ...['{}', '[]', '[{}]', '[1e999]'].map(encoded)])(
    'in the cursor %j is rejected by every list',
    async (cursor) => {
      const demo = await demoCaller(shared().url);
      for (const [name, query] of lists) {
        expect((await demo.call(name, { ...query, cursor })).ret_code, name).toBe(10001);
      }
    },
  );

  it.each(['["__proto__","x"]', '["1e5","x"]'])(
    'in the cursor %s, whose keys match no row, returns an empty last page or is rejected',
    async (key) => {
      const demo = await demoCaller(shared().url);
      for (const [name, query] of lists) {
        const answer = await demo.call(name, { ...query, cursor: encoded(key) });
        const refused = { ret_code: 10001, result: null };
        const last = { ret_code: 0, result: { next_cursor: null } };
        expect(answer, name).toMatchObject(name === 'leaderboard' ? refused : last);
      }
    },
  );

  it.each([
    ['limit=0', /limit: is less than 1/],
    ['limit=51', /limit: is more than 50/],
    ['limit=1.5', /limit: is not an integer/],
    ['limit=5&limit=6', /limit: is not an integer/],
    ['category=secret', /category: /],
    ['colour=red', /colour: /],
    ['lang=../en', /lang: is not a locale/],
    ['__proto__[x]=1', /./],
  ])('in the query %s is rejected with a message', async (query, words) => {
    const { url } = shared();
    const envelope = await envelopeOf(fetch(`${url}${taskCenterPaths.tasks}?${query}`));
    expect(envelope).toMatchObject({ ret_code: 10001, result: null });
    expect(envelope.ret_msg).toMatch(words);
  });

  const bodies: string[] = [
    '{',
    'null',
    '[]',
    '7',
    '"x"',
    '{"task_id":7,"period":"once","rule_index":0}',
    '{"task_id":"open-account","period":"once","rule_index":"0x0"}',
    '{"task_id":"open-account","period":"once","rule_index":-1}',
    '{"task_id":"open-account","period":"once","rule_index":1e99}',
    '{"task_id":"open-account","period":"once","rule_index":0,"amount":"1000000"}',
    '{"task_id":"open-account\\u0000","period":"once","rule_index":0}',
    '{"task_id":["open-account"],"period":"once","rule_index":0}',
    '{"__proto__":{"task_id":"open-account"},"period":"once","rule_index":0}',
    '{"constructor":{"prototype":{}},"task_id":"open-account","period":"once","rule_index":0}',
    `{"task_id":"${'x'.repeat(60_000)}","period":"once","rule_index":0}`,
    `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  ];

  it.each(bodies.map((body) => [body.slice(0, 90), body]))(
    'in the body %s is rejected with a message and changes nothing',
    async (_start, body) => {
      const { url } = shared();
      const user = await newCaller(url);
      const response = await fetch(url + taskCenterPaths.claim, {
        method: 'POST',
        headers: {
          ...user.headers,
          'content-type': 'application/json',
          'idempotency-key': 'a-key-of-my-own',
        },
        body,
      });
      const envelope = await envelopeOf(response);
      expect(envelope).toMatchObject({ ret_code: 10001, result: null });
      expect(envelope.ret_msg.length).toBeLessThan(600);
      expect(JSON.stringify(envelope)).not.toMatch(/\.ts|node_modules|SQL/i);
      expect(await untouched(user)).toBe(true);
    },
  );

  it.each([
    { task_id: 'no-such-task', period: 'once', rule_index: 0 },
    { task_id: 'open-account', period: 'once', rule_index: 7 },
  ])('with unknown ids is rejected as not found: %j', async (claim) => {
    const { url } = shared();
    const user = await newCaller(url);
    expect((await user.post('claim', claim)).ret_code).toBe(10004);
  });

  it.each(['twice', '2026-01-07', '__proto__'])(
    'with the unknown round %j is rejected',
    async (period) => {
      const { url } = shared();
      const user = await newCaller(url);
      const claim = { task_id: 'open-account', period, rule_index: 0 };
      expect((await user.post('claim', claim)).ret_code).toBe(30005);
    },
  );

  async function untouched(user: TestCaller): Promise<boolean> {
    return (await user.get('rewards')).items.length === 0;
  }
});
