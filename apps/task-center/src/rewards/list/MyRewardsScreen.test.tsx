import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answers, testStart } from '../../../test/answers.ts';
import { refusal, result } from '../../../test/fakeServer.ts';
import { openScreen, pass } from '../../../test/openPage.tsx';
import { MyRewardsScreen } from './MyRewardsScreen.tsx';

const address = '/en/task-center/my-rewards';
const clean = (text: string | null | undefined) => text?.replace(/[\u2066\u2069]/g, '');

it('links to the points and what they buy', async () => {
  await openScreen(MyRewardsScreen, { address });
  const points = screen.getByRole('region', { name: 'Points' });
  expect(clean(points.textContent)).toMatch(/^Points200\u00a0points/);
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
  expect(clean(points.textContent)).toContain('285\u00a0points ready to claim');
});

it('shows what the account holds, without actions, where the task centre is closed', async () => {
  await openScreen(MyRewardsScreen, { address, replies: { claimable: refusal(30001) } });
  screen.getByText(/^The Task Center isn't available for your country of residence/);
  const row = screen.getAllByRole('article')[0]!;
  expect(within(row).getByRole('heading').textContent).not.toBe('');
  expect(row.querySelector('.deadline')?.textContent).not.toBe('');
  expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  expect(document.querySelector('[data-failure]')).toBeNull();
});

describe('the wallet', () => {
  it('claims everything that is ready, as the hub does', async () => {
    const { user, server } = await openScreen(MyRewardsScreen, { address });
    await user.click(screen.getByRole('button', { name: 'Claim 1 reward' }));
    await pass(100);
    expect(server.callsOf('claimAll').map(({ body }) => body)).toEqual([{ only: ['task-daily'] }]);
  });

  it('marks sums that the edition does not offer, unless they are used', async () => {
    const sum = (type: string) => ({
      type,
      value: { amount: '10', unit: 'USDT' },
      worth: null,
      withdrawal: 'profit',
      up_to: false,
    });
    const total = { count: 2, sums: [sum('trial_fund'), sum('coupon')] };
    await openScreen(MyRewardsScreen, {
      address: `${address}?edition=eu`,
      replies: { wallet: result({ ...answers.wallet, ready: total, received: total }) },
    });
    const marked = screen.getAllByText(
      "Earned on another of our sites. Can't be used here. The terms there apply.",
    );
    expect(
      marked.map((each) => each.closest('li')?.querySelector('.reward-kind')?.textContent),
    ).toEqual(['Trial fund']);
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
    const part = screen.getByRole('heading', { name: /^Used/ }).closest('li')!;
    const rows = within(part).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => clean(textContent))).toEqual([
      '0.005\u00a0ETHAirdrop Withdrawable',
      '10\u00a0USDTCouponNot withdrawable',
      '285\u00a0pointsNot withdrawable',
    ]);
  });

  it('shows the kind of each sum', async () => {
    await openScreen(MyRewardsScreen, { address });
    const ready = screen.getByRole('heading', { name: /Ready to claim/ }).closest('li')!;
    expect(clean(ready.textContent)).toBe(
      'Ready to claim110\u00a0USDTCouponNot withdrawableClaim 1 rewardView all 1',
    );
  });

  it('shows the number of APY boosters', async () => {
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
    expect(text(/^Used/)).toMatch(/^Used11\u00a0×APY booster/);
  });

  it.each([
    [3, 3],
    [4, 3],
  ])('shows, of %i sums of a part, %i', async (count, shown) => {
    const types = ['coupon', 'trial_fund', 'bonus', 'airdrop'];
    const sums = types.slice(0, count).map((type) => ({
      type,
      value: { amount: '5', unit: 'USDT' },
      worth: null,
      withdrawal: 'none',
      up_to: false,
    }));
    const received = { count, sums };
    await openScreen(MyRewardsScreen, {
      address,
      replies: { wallet: result({ ...answers.wallet, received }) },
    });
    const part = screen.getByRole('heading', { name: /^Used/ }).closest<HTMLElement>('li')!;
    expect(within(part).getAllByRole('listitem')).toHaveLength(shown);
  });

  it('leads from the number of each part to the tab with the same number', async () => {
    const part = (count: number) => ({ count, sums: answers.wallet.ready.sums });
    const wallet = { ...answers.wallet, ready: part(12), active: part(7), received: part(54) };
    const counts = { to_claim: 12, active: 7, used: 54, expired: 5 };
    const { user } = await openScreen(MyRewardsScreen, {
      address,
      replies: { wallet: result(wallet), rewards: result({ ...answers.rewards, counts }) },
    });
    for (const [name, tab] of [
      [/^Active: View all\W+7/, /^Active\W+7\W?$/],
      [/^Used: View all\W+54/, /^Used\W+54\W?$/],
      [/^Ready to claim: View all\W+12/, /^Ready to claim\W+12\W?$/],
    ] as const) {
      await user.click(screen.getByRole('button', { name }));
      expect(screen.getByRole('tab', { selected: true }).textContent).toMatch(tab);
    }
  });

  it('lists what expires soon by deadline, with a button for all of it', async () => {
    const [reward] = answers.rewards.items;
    const items = [3, 1, 2].map((hours) => ({
      ...reward!,
      reward_id: `in-${hours}`,
      title: { text: `In ${hours} h`, values: {} },
      claim_by: testStart + hours * 3_600_000,
    }));
    const wallet = { ...answers.wallet, expiring: { count: 3, sums: [], next: testStart } };
    const { user } = await openScreen(MyRewardsScreen, {
      address,
      replies: {
        wallet: result(wallet),
        rewards: result({ ...answers.rewards, items }),
        claimable: result({ items: [] }),
      },
    });
    const part = screen
      .getByRole('heading', { name: /^Expiring soon/ })
      .closest<HTMLElement>('.wallet__part')!;
    const claims = () =>
      within(part)
        .getAllByRole('button', { name: /^Claim: / })
        .map((button) => button.getAttribute('aria-label'));
    expect(claims()).toEqual(['Claim: In 1 h', 'Claim: In 2 h']);
    await user.click(within(part).getByRole('button', { name: /^View all\W+3/ }));
    expect(claims()).toEqual(['Claim: In 1 h', 'Claim: In 2 h', 'Claim: In 3 h']);
    expect(within(part).queryByRole('button', { name: /View all/ })).toBeNull();
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
