import { createFakeClock } from '@tooling/testing/fakeClock';
import { expect, it } from 'vitest';
import { sharedSandbox } from './running.ts';
import { dayMs, loggedIn, wednesday } from './taskCenterClient.ts';

const shared = sharedSandbox({ clock: createFakeClock(wednesday) });
const page = { edition: 'eu', lang: 'de' } as const;

const start = () => loggedIn(shared().url, { email: 'demo-eu@brand.com', password: 'demo-pass-1' });

it('lives in the EU, is verified and older than three months', async () => {
  const demo = await start();
  const { viewer } = await demo.get('home', page);
  expect(viewer).toMatchObject({ region: 'eu', kyc_level: 1 });
  const { ends_at: end } = await demo.get('task', { ...page, task_id: 'open-account' });
  expect(end).toBeLessThan(wednesday - 60 * dayMs);
});

it('holds rewards of each state, which the EU edition offers, in the coin of the EU', async () => {
  const demo = await start();
  const groups = await Promise.all(
    (['to_claim', 'active', 'used', 'expired'] as const).map((group) =>
      demo.get('rewards', { ...page, group, limit: 50 }),
    ),
  );
  for (const { items } of groups) expect(items.length).toBeGreaterThan(1);
  const all = groups.flatMap(({ items }) => items);
  expect(new Set(all.map(({ type }) => type))).toEqual(
    new Set(['points', 'coupon', 'fee_rebate', 'airdrop']),
  );
  const { items: claimable } = await demo.get('claimable', page);
  const wallet = await demo.get('wallet', page);
  expect(JSON.stringify([all, claimable, wallet])).not.toMatch(/USDT|offered_in|earned_in/);
  expect(all.some(({ state }) => state === 'in_use')).toBe(true);
});

it('has coins to claim, which can be withdrawn', async () => {
  const demo = await start();
  const { totals } = await demo.get('home', page);
  expect(totals.claimable.filter(({ withdrawal }) => withdrawal === 'full')).toMatchObject([
    { type: 'airdrop', value: { amount: '0.0001', unit: 'BTC' }, worth: { unit: 'USDC' } },
  ]);
});

it('takes part in a campaign in which it has a prize now, and waits to claim an earlier one', async () => {
  const demo = await start();
  const { items } = await demo.get('campaigns', { ...page, filter: 'joined' });
  expect(items.map(({ state }) => state)).toEqual(['ongoing', 'ongoing', 'ended']);
  const cup = await demo.get('campaign', { ...page, campaign_id: 'volume-cup' });
  expect(cup.own!.rank).toBeLessThanOrEqual(cup.prizes.at(-1)!.to_rank);
  const sprint = await demo.get('campaign', { ...page, campaign_id: 'spring-sprint' });
  expect(sprint.own!.prize).toMatchObject({ value: { unit: 'USDC' }, to_claim: true });
});

it('has a points balance that is the sum of its history', async () => {
  const demo = await start();
  const { balance, earned, spent, expired } = await demo.get('points', page);
  expect(Number(spent)).toBeGreaterThan(0);
  expect(Number(balance)).toBe(Number(earned) - Number(spent) - Number(expired));
});
