import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answers } from '../../../test/answers.ts';
import { refusal, result } from '../../../test/fakeServer.ts';
import { openScreen, pass } from '../../../test/openPage.tsx';
import { MyRewardsScreen } from './MyRewardsScreen.tsx';

const address = '/en/task-center/my-rewards';
const clean = (text: string | null | undefined) => text?.replace(/[\u2066\u2069]/g, '');

it('links to the points and what they buy', async () => {
  await openScreen(MyRewardsScreen, { address });
  const points = screen.getByRole('region', { name: 'Points' });
  const link = within(points).getByRole('link', { name: 'Redeem points for rewards' });
  expect(link.getAttribute('href')).toBe('/en/task-center/points');
});

it('shows how many points can be claimed', async () => {
  const sums = [
    {
      type: 'points',
      value: { amount: '285', unit: 'points' },
      worth: null,
      withdrawal: 'none',
      up_to: false,
    },
  ];
  const wallet = { ...answers.wallet, ready: { count: 5, sums } };
  await openScreen(MyRewardsScreen, { address, replies: { wallet: result(wallet) } });
  const points = screen.getByRole('region', { name: 'Points' });
  expect(clean(points.textContent)).toContain('285 points ready to claim');
});

describe('the wallet', () => {
  it('claims everything that is ready, as the hub does', async () => {
    const { user, server } = await openScreen(MyRewardsScreen, { address });
    await user.click(screen.getByRole('button', { name: 'Claim 1 reward' }));
    await pass(100);
    expect(server.callsOf('claimAll').map(({ body }) => body)).toEqual([{ only: ['task-daily'] }]);
  });

  it('puts what can be withdrawn first, and points last', async () => {
    const sum = (type: string, amount: string, unit: string, withdrawal: string) => ({
      type,
      value: { amount, unit },
      worth: null,
      withdrawal,
      up_to: false,
    });
    const sums = [
      sum('points', '285', 'points', 'none'),
      sum('coupon', '10', 'USDT', 'none'),
      sum('airdrop', '0.005', 'ETH', 'full'),
    ];
    const received = { count: 3, sums };
    await openScreen(MyRewardsScreen, {
      address,
      replies: { wallet: result({ ...answers.wallet, received }) },
    });
    const part = screen.getByRole('heading', { name: /Used or credited/ }).closest('li')!;
    const rows = within(part).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => clean(textContent))).toEqual([
      '0.005\u00a0ETHAirdrop Withdrawable',
      '10\u00a0USDTCouponNot withdrawable',
      '285 pointsNot withdrawable',
    ]);
  });

  it('shows the kind of each sum', async () => {
    await openScreen(MyRewardsScreen, { address });
    const ready = screen.getByRole('heading', { name: /Ready to claim/ }).closest('li')!;
    expect(clean(ready.textContent)).toBe(
      'Ready to claim110\u00a0USDTCouponNot withdrawableClaim 1 reward',
    );
  });

  it('shows the number of APY boosters, but not that of received rewards, whose amounts may be left', async () => {
    const sums = [
      {
        type: 'apy_booster',
        value: { amount: '1', unit: 'count' },
        worth: null,
        withdrawal: 'none',
        up_to: false,
      },
    ];
    const part = { count: 1, sums };
    const wallet = {
      ready: part,
      expiring: { ...part, next: null },
      active: part,
      received: part,
    };
    await openScreen(MyRewardsScreen, { address, replies: { wallet: result(wallet) } });
    const text = (name: RegExp) =>
      clean(screen.getByRole('heading', { name }).closest('li')!.textContent);
    expect(text(/Ready to claim/)).toMatch(/^Ready to claim11\u00a0×APY booster/);
    expect(text(/Used or credited/)).toMatch(/^Used or credited so far1\u00a0×APY booster/);
  });

  it.each([
    [3, 3],
    [4, 2],
  ])('shows, of %i sums of a part, %i until the user expands it', async (count, shown) => {
    const types = ['coupon', 'trial_fund', 'bonus', 'airdrop'];
    const sums = types.slice(0, count).map((type) => ({
      type,
      value: { amount: '5', unit: 'USDT' },
      worth: null,
      withdrawal: 'none',
      up_to: false,
    }));
    const received = { count, sums };
    const { user } = await openScreen(MyRewardsScreen, {
      address,
      replies: { wallet: result({ ...answers.wallet, received }) },
    });
    const part = () =>
      screen.getByRole('heading', { name: /Used or credited/ }).closest<HTMLElement>('li')!;
    expect(within(part()).getAllByRole('listitem')).toHaveLength(shown);
    if (shown === count) return;
    await user.click(within(part()).getByRole('button', { name: /^Used or credited so far: / }));
    expect(within(part()).getAllByRole('listitem')).toHaveLength(count);
    expect(within(part()).queryByRole('button', { name: /^Used or credited so far: / })).toBeNull();
  });

  it('is hidden before the first reward, like the filters', async () => {
    const none = { count: 0, sums: [] };
    const wallet = { ready: none, expiring: none, active: none, received: none };
    const empty = { ...answers.rewards, items: [] };
    await openScreen(MyRewardsScreen, {
      address,
      replies: { wallet: result(wallet), rewards: result(empty) },
    });
    screen.getByText('Nothing to claim right now');
    expect(screen.queryByRole('heading', { name: /Ready to claim/ })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  });

  it('leaves out totals of zero', async () => {
    await openScreen(MyRewardsScreen, { address });
    screen.getByRole('heading', { name: /Ready to claim/ });
    expect(screen.queryByRole('heading', { name: /^Active/ })).toBeNull();
  });

  it('shows the list even if the totals fail, and offers a retry', async () => {
    await openScreen(MyRewardsScreen, { address, replies: { wallet: refusal(99) } });
    screen.getByRole('button', { name: 'Try again' });
    screen.getByRole('link', { name: 'Trading coupon' });
  });

  it('shows one error if both the totals and the list fail', async () => {
    await openScreen(MyRewardsScreen, {
      address,
      replies: { wallet: refusal(99), rewards: refusal(99) },
    });
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  });
});

it('shows a new account the way to its first reward, without empty tabs', async () => {
  const none = { count: 0, sums: [] };
  const counts = { to_claim: 0, active: 0, used: 0, expired: 0 };
  await openScreen(MyRewardsScreen, {
    address,
    replies: {
      wallet: result({ ready: none, expiring: none, active: none, received: none }),
      rewards: result({ ...answers.rewards, items: [], counts }),
    },
  });
  const link = screen.getByRole('link', { name: 'View all tasks' });
  expect(link.getAttribute('href')).toBe('/en/task-center');
  expect(screen.queryByRole('tab')).toBeNull();
});

it('offers no download before anything was claimed', async () => {
  await openScreen(MyRewardsScreen, { address });
  screen.getByRole('link', { name: 'Trading coupon' });
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
});
