import { expect, it } from 'vitest';
import type { EndpointName } from '@exchange/task-center-api';
import { sharedSandbox } from './running.ts';
import { demoCaller, newCaller, script, verifiedCaller } from './taskCenterClient.ts';

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

/** Returns a verified account that lives in an edition, and holds a coupon. */
async function residentOf(url: string, edition: 'eu' | 'nl') {
  const user = await newCaller(url);
  await script(url, '/users', { email: user.email, region: edition });
  await user.get('home', { edition });
  await script(url, '/act', { user: user.id, kind: 'kyc' });
  await script(url, '/rewards', { user: user.id, give: 'coupon-5' });
  return user;
}

const names = Object.keys(reads) as (keyof typeof reads)[];

it.each(
  names.flatMap((name) => (['eu', 'nl'] as const).map((edition) => [name, edition] as const)),
)(
  'the call "%s" names no currency on the edition "%s" that may not be offered there',
  async (name, edition) => {
    const { url } = sandbox();
    const [resident, user] = [await residentOf(url, edition), await demoCaller(url)];
    expect(JSON.stringify(await resident.get(name, { ...reads[name], edition }))).not.toContain(
      'USDT',
    );
    expect(JSON.stringify(await user.get(name, reads[name]))).not.toContain('USDC');
  },
);

it('a search for rewards finds the currency in which they were issued', async () => {
  const user = await demoCaller(sandbox().url);
  const found = async (page: object) =>
    (await user.get('rewards', { group: 'active', ...page })).items.length;
  for (const page of [{ edition: 'eu' }, {}]) {
    expect(await found({ ...page, search: 'USDT' })).toBeGreaterThan(0);
    expect(await found({ ...page, search: 'USDC' })).toBe(0);
  }
});

it('amounts are the same in both currencies', async () => {
  const user = await newCaller(sandbox().url);
  const pool = async (page: object) =>
    (await user.get('campaign', { campaign_id: 'volume-cup', ...page })).pool;
  expect(await pool({})).toEqual({ amount: '10000', unit: 'USDT' });
  expect(await pool({ edition: 'eu' })).toEqual({ amount: '10000', unit: 'USDC' });
});

it('a reward keeps the currency in which it was issued, on all pages and after the claim', async () => {
  const { url } = sandbox();
  const user = await verifiedCaller(url);
  const { reward_id } = await script(url, '/rewards', { user: user.id, give: 'coupon-5' });
  const body = { reward_id: reward_id as string };
  const issued = { amount: '5', unit: 'USDT' };
  const eu = { edition: 'eu' } as const;
  const sums = async () => (await user.get('home', eu)).totals.claimable.map(({ value }) => value);
  expect(await sums()).toContainEqual(issued);
  const { items } = await user.get('claimable', eu);
  expect(items.map(({ reward }) => reward.value)).toContainEqual(issued);
  const { result } = await user.post('claimReward', body, { page: eu });
  expect(result.reward).toMatchObject({ value: issued, remaining: issued });
  expect(result.reward.use_path).not.toContain('USDT');
  const wallet = await user.get('wallet', eu);
  expect(wallet.active.sums.map(({ value }) => value)).toContainEqual(issued);
});

it('a reward that was earned on the edition of another currency keeps that currency', async () => {
  const { url } = sandbox();
  const user = await newCaller(url);
  const eu = { edition: 'eu' } as const;
  await user.get('home', eu);
  await script(url, '/act', { user: user.id, kind: 'kyc' });
  const { items } = await user.get('claimable');
  const { reward } = items.find(({ tier }) => tier?.task_id === 'verify-identity')!;
  expect(reward).toMatchObject({ type: 'coupon', value: { unit: 'USDC' } });
  expect(JSON.stringify(reward)).not.toContain('USDT');
  const { rewards } = (await user.post('claimAll', {})).result;
  const values = rewards.map(({ value }) => value);
  expect(values).toContainEqual(reward.value);
});

it('a claimed tier keeps the kind of its reward on the page of another edition', async () => {
  const user = await demoCaller(sandbox().url);
  const rewardOn = async (page: object) => {
    const { rules } = await user.get('task', { task_id: 'autumn-deposit', ...page });
    return rules[0]?.reward;
  };
  expect(await rewardOn({ edition: 'eu' })).toMatchObject({
    type: 'bonus',
    value: { amount: '15', unit: 'USDT' },
  });
  expect((await rewardOn({}))?.type).toBe('bonus');
});

it.each(['/de/legal/invite', '/en/legal/invite?edition=eu', '/nl-NL/legal/campaigns/volume-cup'])(
  'the rules at %s name no other currency',
  async (path) => {
    const text = await (await fetch(sandbox().url + path)).text();
    expect(text).toContain('USDC');
    expect(text).not.toContain('USDT');
  },
);
