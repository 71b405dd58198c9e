import { describe, expect, it } from 'vitest';
import { createFakeClock } from '@tooling/testing/fakeClock';
import { runSandbox } from './running.ts';
import { dayMs, loggedIn, newCaller, openAccount, script, wednesday } from './taskCenterClient.ts';

/** Starts a sandbox with a new account that has 250 points. */
async function withPoints() {
  const sandbox = await runSandbox({ clock: createFakeClock(wednesday) });
  const user = await newCaller(sandbox.url);
  const gift = { user: user.id, give: 'points', amount: '250' };
  const { reward_id } = await script(sandbox.url, '/rewards', gift);
  await user.post('claimReward', { reward_id: reward_id as string });
  return { ...sandbox, user };
}

const coupon = { offer_id: 'coupon-10', price: '190' };

describe('the points ledger', () => {
  it('is empty for a new account', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    expect(await user.get('points')).toEqual({
      items: [],
      next_cursor: null,
      balance: '0',
      earned: '0',
      spent: '0',
      expired: '0',
      expiring: null,
    });
  });

  it('lists earned and spent points, newest first, in pages', async () => {
    const { user } = await withPoints();
    await user.post('buy', coupon);
    const first = await user.get('points', { limit: 1 });
    expect(first).toMatchObject({
      balance: '60',
      earned: '250',
      spent: '190',
      expired: '0',
      expiring: { points: '60', at: Date.UTC(2027, 0, 8) },
      items: [
        {
          kind: 'spent',
          change: '-190',
          balance: '60',
          reward: { value: { amount: '10', unit: 'USDT' } },
        },
      ],
    });
    const second = await user.get('points', { limit: 1, cursor: first.next_cursor! });
    expect(second.items).toMatchObject([{ kind: 'earned', change: '250', reward: null }]);
    expect(second.next_cursor).toBeNull();
  });

  it('contains the source of earned points', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    await user.post('claim', openAccount);
    await user.post('checkIn', {});
    const { items } = await user.get('points');
    expect(items.map(({ origin }) => origin?.text)).toEqual([
      'Daily check-in',
      'Open your account',
    ]);
  });

  it('counts a purchase after the claim that paid for it, even if the clock was set back between them', async () => {
    const { url, user } = await withPoints();
    await script(url, '/clock', { offsetMs: -5_000 });
    const { result } = await user.post('buy', coupon);
    expect(result.balance).toBe('60');
    expect(await user.get('points')).toMatchObject({
      balance: '60',
      items: [
        { kind: 'spent', balance: '60', at: wednesday },
        { kind: 'earned', balance: '250', at: wednesday },
      ],
    });
    const gift = { user: user.id, give: 'points', amount: '100' };
    const { reward_id } = await script(url, '/rewards', gift);
    await user.post('claimReward', { reward_id: reward_id as string });
    expect(await user.get('points')).toMatchObject({ balance: '160', expiring: { points: '160' } });
  });

  it('shows the same balance as the hub, even after points expired', async () => {
    const { url, user } = await withPoints();
    expect((await user.get('home')).totals.points).toBe('250');
    await script(url, '/clock', { offsetMs: 366 * dayMs });
    // The session has expired by now, so log in again.
    const later = await loggedIn(url, user);
    const points = await later.get('points');
    expect(points).toMatchObject({ balance: '0', expired: '250', expiring: null });
    expect(points.items[0]).toMatchObject({ kind: 'expired', change: '-250', balance: '0' });
    expect((await later.get('home')).totals.points).toBe('0');
  });
});

describe('the shop', () => {
  it('sells a reward that is usable immediately', async () => {
    const { user } = await withPoints();
    const { balance, offers } = await user.get('shop');
    expect(balance).toBe('250');
    expect(offers.map(({ offer_id, price }) => [offer_id, price])).toEqual([
      ['coupon-5', '100'],
      ['coupon-10', '190'],
      ['fee-rebate-20', '300'],
      ['bonus-15', '450'],
    ]);
    expect(offers[1]).toMatchObject({ reward: { type: 'coupon', validity_days: 90 } });
    const { result } = await user.post('buy', coupon);
    expect(result).toMatchObject({
      balance: '60',
      reward: { state: 'active', reward_code: 'coupon-10', valid_until: wednesday + 90 * dayMs },
    });
    expect((await user.get('rewards', { group: 'active' })).items).toMatchObject([
      { reward_id: result.reward.reward_id },
    ]);
  });

  it('sells a reward only once per Idempotency-Key', async () => {
    const { user } = await withPoints();
    const one = await user.post(
      'buy',
      { offer_id: 'coupon-5', price: '100' },
      { key: 'the-same-key' },
    );
    const again = await user.post(
      'buy',
      { offer_id: 'coupon-5', price: '100' },
      { key: 'the-same-key' },
    );
    expect(again).toEqual(one);
    expect((await user.get('points')).balance).toBe('150');
  });

  it('never spends more than the balance in 20 concurrent purchases', async () => {
    const { user } = await withPoints();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => user.post('buy', { offer_id: 'coupon-5', price: '100' })),
    );
    const codes = answers.map(({ ret_code }) => ret_code);
    expect(codes.filter((code) => code === 0)).toHaveLength(2);
    expect(codes.filter((code) => code === 30009)).toHaveLength(18);
    const points = await user.get('points');
    expect(points).toMatchObject({ balance: '50', spent: '200' });
    expect((await user.get('rewards', { group: 'active' })).items).toHaveLength(2);
  });

  it.each([
    ['an unknown offer', { offer_id: 'yacht', price: '1' }, 10004],
    ['an outdated price', { offer_id: 'coupon-10', price: '10' }, 30010],
    ['a negative price', { offer_id: 'coupon-10', price: '-190' }, 30010],
    ['a price above the balance', { offer_id: 'bonus-15', price: '450' }, 30009],
  ])('refuses a purchase with %s, and charges no points', async (_subject, purchase, code) => {
    const { user } = await withPoints();
    expect((await user.post('buy', purchase)).ret_code).toBe(code);
    expect((await user.get('points')).balance).toBe('250');
  });

  it('does not accept expired points', async () => {
    const { url, user } = await withPoints();
    await script(url, '/clock', { offsetMs: 366 * dayMs });
    const later = await loggedIn(url, user);
    expect((await later.post('buy', coupon)).ret_code).toBe(30009);
  });
});
