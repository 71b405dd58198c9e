import { expect, it } from 'vitest';
import { post, runSandbox, sharedSandbox } from './running.ts';
import { demoCaller, script } from './taskCenterClient.ts';

/** Shared by tests that change nothing in the sandbox: their calls only read or are rejected. */
const shared = sharedSandbox();

it.each([
  ['/act', {}, /kind/],
  ['/act', { kind: 'register' }, /kind/],
  ['/act', { kind: 'trade', amount: 100 }, /amount/],
  ['/act', { kind: 'trade', amount: '-1' }, /amount: is not an amount/],
  ['/act', { kind: 'trade', amount: '0.00' }, /amount: must be above 0/],
  ['/act', { kind: 'trade', amount: '1e9' }, /amount: is not an amount/],
  ['/act', { kind: 'trade', colour: 'red' }, /colour/],
  ['/progress', { task_id: 'daily-trade' }, /give amount or review/],
  ['/rewards', {}, /./],
  ['/rewards', { give: 'gold' }, /./],
  ['/region', { region: 'mars' }, /region/],
  ['/events', { drop: false }, /drop/],
  ['/users', { email: 'demo@brand.com', kycLevel: 4 }, /kycLevel/],
  ['/users', { email: 'demo@brand.com', region: 'mars' }, /region/],
])('rejects the script %s with the body %j and a message', async (path, body, words) => {
  const { url } = shared();
  const response = await post(`${url}/_sandbox${path}`, body);
  expect(response.status).toBe(400);
  expect(((await response.json()) as { error: string }).error).toMatch(words);
});

it.each([
  ['/act', { user: 'nobody@brand.com', kind: 'trade' }],
  ['/act', { user: 999, kind: 'trade' }],
  ['/progress', { task_id: 'nothing', amount: '1' }],
  ['/rewards', { revoke: '999' }],
  ['/rewards', { revoke: 'x' }],
])('responds with 404 to the script %s with the body %j', async (path, body) => {
  const { url } = shared();
  const response = await post(`${url}/_sandbox${path}`, body);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: expect.stringMatching(/no/) });
});

it('sets the progress of a task, and gives and revokes rewards', async () => {
  const { url } = await runSandbox();
  const demo = await demoCaller(url);
  await script(url, '/progress', { task_id: 'daily-convert', amount: '1' });
  expect((await demo.get('task', { task_id: 'daily-convert' })).state).toBe('claimable');
  await script(url, '/progress', { task_id: 'daily-convert', amount: '0' });
  expect((await demo.get('task', { task_id: 'daily-convert' })).state).toBe('todo');

  const grant = await script(url, '/rewards', { give: 'points', amount: '7' });
  const reward_id = grant.reward_id as string;
  expect(await demo.get('reward', { reward_id })).toMatchObject({
    state: 'to_claim',
    value: { amount: '7', unit: 'points' },
  });
  for (let times = 0; times < 2; times += 1) await script(url, '/rewards', { revoke: reward_id });
  expect((await demo.get('reward', { reward_id })).state).toBe('revoked');
  expect((await demo.get('usage', { reward_id })).items).toHaveLength(1);
});

it('includes the region and the number of event streams in the state', async () => {
  const { url } = await runSandbox();
  await script(url, '/region', { region: 'kz', served: false });
  expect(await (await fetch(`${url}/_sandbox/state`)).json()).toMatchObject({
    region: { current: 'kz', blocked: ['kz'] },
    eventStreams: 0,
  });
});
