import { expect, it } from 'vitest';
import type { EndpointName } from '@exchange/task-center-api';
import { sharedSandbox } from './running.ts';
import { demoCaller, script, verifiedCaller } from './taskCenterClient.ts';

const sandbox = sharedSandbox();

const reads = {
  home: {},
  tasks: { limit: 50 },
  task: { task_id: 'weekly-trade' },
  campaigns: {},
  campaign: { campaign_id: 'volume-cup' },
  leaderboard: { campaign_id: 'volume-cup' },
  rewards: { limit: 50 },
  wallet: {},
  claimable: {},
  points: {},
  shop: {},
  notices: {},
  invite: {},
  inviteRecords: {},
} as const satisfies Partial<Record<EndpointName, object>>;

const names = Object.keys(reads) as (keyof typeof reads)[];

it.each(
  names.flatMap((name) => (['eu', 'nl'] as const).map((edition) => [name, edition] as const)),
)(
  'the call "%s" names no currency on the edition "%s" that may not be offered there',
  async (name, edition) => {
    const user = await demoCaller(sandbox().url);
    const read = (page: object) => user.get(name, { ...reads[name], ...page });
    // Paths of derivatives, which the demo account got on another edition, are no amounts.
    const text = JSON.stringify(await read({ edition })).replaceAll('/trade/usdt/BTCUSDT', '');
    expect(text).not.toContain('USDT');
    expect(JSON.stringify(await read({}))).not.toContain('USDC');
  },
);

it('a search for rewards finds the currency of the page', async () => {
  const user = await demoCaller(sandbox().url);
  const found = async (page: object) =>
    (await user.get('rewards', { group: 'active', ...page })).items.length;
  expect(await found({ edition: 'eu', search: 'USDC' })).toBeGreaterThan(0);
  expect(await found({ edition: 'eu', search: 'USDT' })).toBe(0);
  expect(await found({ search: 'USDT' })).toBeGreaterThan(0);
  expect(await found({ search: 'USDC' })).toBe(0);
});

it('amounts are the same in both currencies', async () => {
  const user = await demoCaller(sandbox().url);
  const pool = async (page: object) =>
    (await user.get('campaign', { campaign_id: 'volume-cup', ...page })).pool;
  expect(await pool({})).toEqual({ amount: '10000', unit: 'USDT' });
  expect(await pool({ edition: 'eu' })).toEqual({ amount: '10000', unit: 'USDC' });
});

it('a claim answers in the currency of the page', async () => {
  const { url } = sandbox();
  const user = await verifiedCaller(url);
  const { reward_id } = await script(url, '/rewards', { user: user.id, give: 'coupon-5' });
  const body = { reward_id: reward_id as string };
  const { result } = await user.post('claimReward', body, undefined, { edition: 'eu' });
  expect(result.reward.value).toEqual({ amount: '5', unit: 'USDC' });
});

it.each(['/de/legal/invite', '/en/legal/invite?edition=eu', '/nl-NL/legal/campaigns/volume-cup'])(
  'the rules at %s name no other currency',
  async (path) => {
    const text = await (await fetch(sandbox().url + path)).text();
    expect(text).toContain('USDC');
    expect(text).not.toContain('USDT');
  },
);
