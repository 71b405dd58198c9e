import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answers, testStart } from '../../../test/answers.ts';
import { refusal, result } from '../../../test/fakeServer.ts';
import { openScreen, pass } from '../../../test/openPage.tsx';
import { MyRewardsPage } from './MyRewardsPage.tsx';
import { MyRewardsScreen } from './MyRewardsScreen.tsx';

const address = '/en/task-center/my-rewards';
const clean = (text: string | null | undefined) => text?.replace(/[\u2066\u2069]/g, '');

it('names the risk of prices once, below the title', async () => {
  await openScreen(MyRewardsPage, { address });
  const risks = [...document.querySelectorAll('.for-users .risk-note')].map(
    ({ textContent }) => textContent,
  );
  expect(risks.filter((text) => text.startsWith('Prices of crypto-assets'))).toHaveLength(1);
  expect(document.querySelector('.page-heading .risk-note')?.textContent).toBe(risks[0]);
});

it('links to the points and what they buy', async () => {
  await openScreen(MyRewardsScreen, { address });
  const points = screen.getByRole('region', { name: 'Your points' });
  expect(clean(points.textContent)).toContain('200\u00a0points');
  const link = within(points).getByRole('link', { name: 'Spend points' });
  expect(link.getAttribute('href')).toBe('/en/task-center/points');
});

it('shows what the account holds, without actions, where the task centre is closed', async () => {
  await openScreen(MyRewardsScreen, { address, replies: { claimable: refusal('regionBlocked') } });
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

  const sum = (type: string, amount: string, unit: string, withdrawal: string) => ({
    type,
    value: { amount, unit },
    worth: null,
    limit: null,
    withdrawal,
    up_to: false,
    fees: null,
  });

  it('shows the most valuable amount that is ready, and the others in rows', async () => {
    const sums = [
      sum('points', '250', 'points', 'none'),
      { ...sum('coupon', '30', 'USDT', 'none'), fees: 'trade' },
      sum('airdrop', '0.005', 'ETH', 'full'),
    ];
    await openScreen(MyRewardsScreen, {
      address,
      replies: { wallet: result({ ...answers.wallet, ready: { count: 12, sums, clocks: null } }) },
    });
    const card = screen.getByRole('region', { name: 'Ready to claim' });
    expect(clean(card.querySelector('.claimable-figure')?.textContent)).toBe(
      '0.005\u00a0ETHAirdrop Withdrawable',
    );
    const rows = within(card).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => clean(textContent)?.replaceAll('\u00a0', ' '))).toEqual([
      '30 USDTFee couponNot withdrawable covers the fees on 30,000 USDT of spot trading',
      '250 pointsNot withdrawable',
    ]);
    expect(within(card).queryByRole('link', { name: /^View all/ })).toBeNull();
    within(card).getByRole('button', { name: 'Claim all 12' });
  });

  it('says how much expires soon, and opens the list with what to use', async () => {
    const expiring = { count: 3, to_claim: 1, sums: [], claim_by: testStart, use_by: testStart };
    const { user } = await openScreen(MyRewardsScreen, {
      address,
      replies: { wallet: result({ ...answers.wallet, expiring }) },
    });
    const card = screen.getByRole('region', { name: '3 rewards expire within 24 hours' });
    within(card).getByRole('button', { name: /1\W* to claim/ });
    await user.click(within(card).getByRole('button', { name: /2\W* to use/ }));
    const tab = screen.getByRole('tab', { name: /^Active/ });
    expect(tab.getAttribute('aria-selected')).toBe('true');
  });

  /** Opens the tab of used rewards, and returns the texts of their totals. */
  const usedSums = async (sums: object[]) => {
    const { user } = await openScreen(MyRewardsScreen, {
      address,
      replies: { wallet: result({ ...answers.wallet, received: { count: 3, sums } }) },
    });
    await user.click(screen.getByRole('tab', { name: /^Used/ }));
    await pass(100);
    const rows = within(screen.getByRole('list', { name: 'Used' })).getAllByRole('listitem');
    return rows.map(({ textContent }) => clean(textContent));
  };
  it('sums up what was used: what can be withdrawn first, and points last', async () => {
    const sums = [
      sum('points', '285', 'points', 'none'),
      sum('coupon', '10', 'USDT', 'none'),
      sum('airdrop', '0.005', 'ETH', 'full'),
    ];
    expect(await usedSums(sums)).toEqual([
      '0.005\u00a0ETHAirdrop Withdrawable',
      '10\u00a0USDTFee couponNot withdrawable',
      '285\u00a0pointsNot withdrawable',
    ]);
  });

  it('shows the number of APY boosters', async () => {
    const [booster] = await usedSums([sum('apy_booster', '1', 'count', 'none')]);
    expect(booster).toMatch(/^1\u00a0×APY booster/);
  });

  it('sums up three kinds at most', async () => {
    const types = ['coupon', 'trial_fund', 'bonus', 'airdrop'];
    expect(await usedSums(types.map((type) => sum(type, '5', 'USDT', 'none')))).toHaveLength(3);
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
    expect(screen.queryByRole('region', { name: 'Ready to claim' })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  });

  it('shows the list even if the totals fail, and offers a retry', async () => {
    await openScreen(MyRewardsScreen, { address, replies: { wallet: refusal('unknown') } });
    screen.getByRole('button', { name: 'Try again' });
    screen.getByRole('link', { name: 'Trading coupon' });
  });

  it('shows one error if both the totals and the list fail', async () => {
    await openScreen(MyRewardsScreen, {
      address,
      replies: { wallet: refusal('unknown'), rewards: refusal('unknown') },
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

it('has tabs for an account whose only reward is active on another edition', async () => {
  const counts = { to_claim: 0, active: 0, used: 0, expired: 0 };
  const elsewhere = { to_claim: 0, active: 1 };
  await openScreen(MyRewardsScreen, {
    address,
    replies: {
      claimable: result({ items: [] }),
      rewards: result({ ...answers.rewards, items: [], counts, elsewhere }),
    },
  });
  expect(screen.getAllByRole('tab')).toHaveLength(4);
});

it('shows a new account what to do next, below its first rewards', async () => {
  const [task] = answers.home.tasks;
  const tasks = [
    { ...task!, task_id: 'done', state: 'claimed' },
    { ...task!, task_id: 'deposit', state: 'todo' },
  ];
  await openScreen(MyRewardsScreen, {
    address,
    replies: { home: result({ ...answers.home, tasks }) },
  });
  const next = screen.getByRole('region', { name: 'Complete tasks to earn rewards.' });
  const links = within(within(next).getByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringContaining('task-id=deposit'),
  ]);
});

it('says to a new account what to do for a task that takes no money, and by when', async () => {
  const [daily] = answers.home.tasks;
  const share = { ...daily!, kind: 'community', state: 'todo', resets_at: null };
  const tasks = [{ ...share, ends_at: answers.home.tasks[0]!.resets_at! + 5 * 86_400_000 }];
  await openScreen(MyRewardsScreen, {
    address,
    replies: { home: result({ ...answers.home, tasks }) },
  });
  const next = within(screen.getByRole('region', { name: 'Complete tasks to earn rewards.' }));
  next.getByText('Trade on the spot market.');
  next.getByText(/^5d 12h left$/);
});

it('offers no download before anything was claimed', async () => {
  await openScreen(MyRewardsScreen, { address });
  screen.getByRole('link', { name: 'Trading coupon' });
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
});
