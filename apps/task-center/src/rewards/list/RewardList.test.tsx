import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answers, testStart } from '../../../test/answers.ts';
import { refusal, result } from '../../../test/fakeServer.ts';
import { openScreen, pass } from '../../../test/openPage.tsx';
import { MyRewardsScreen } from './MyRewardsScreen.tsx';

const address = '/en/task-center/my-rewards';
const hour = 3_600_000;
const clean = (text: string | null | undefined) => text?.replace(/[\u2066\u2069]/g, '');

/** Returns the query parameters of the last request for rewards. */
function lastQuery(server: Awaited<ReturnType<typeof openScreen>>['server']) {
  return Object.fromEntries(new URL(server.callsOf('rewards').at(-1)!.url).searchParams);
}

it('names the origin of a reward whose title is the name of its kind', async () => {
  const [reward] = answers.rewards.items;
  const title = { text: 'One-trade loss refund', values: {} };
  const origin = { text: 'Volume Cup', values: {} };
  const items = [{ ...reward!, type: 'loss_cover', title, origin }];
  await openScreen(MyRewardsScreen, {
    address,
    replies: { rewards: result({ ...answers.rewards, items }) },
  });
  const row = screen.getByRole('article');
  within(row).getByRole('button', { name: 'One-trade loss refund' });
  within(row).getByRole('link', { name: 'Volume Cup' });
});

it('has the same facts for finished tasks as for rewards', async () => {
  const [task] = answers.claimable.items;
  const reward = { ...task!.reward, type: 'coupon', withdrawal: 'none', validity_days: 30 };
  await openScreen(MyRewardsScreen, {
    address,
    replies: {
      rewards: result({ ...answers.rewards, claimable_tasks: 1 }),
      claimable: result({ items: [{ ...task!, reward, claim_by: null }] }),
    },
  });
  const legend = document.querySelector<HTMLElement>('.kind-legend')!;
  within(legend).getByText(/^Not withdrawable\./);
  const [first, second] = screen.getAllByRole('article');
  for (const row of [first!, second!]) expect(row.textContent).not.toContain('Not withdrawable');
  const timeOf = (row: HTMLElement) => row.querySelector('.reward-times')!.textContent;
  expect(timeOf(first!)).toMatch(/^Claim within /);
  expect(timeOf(second!)).toMatch(/^No deadline\sthen \W*30\W+days to use$/);
});

it('explains no kinds of rewards that are over', async () => {
  const items = [{ ...answers.rewards.items[0]!, state: 'expired' }];
  await openScreen(MyRewardsScreen, {
    address,
    replies: { rewards: result({ ...answers.rewards, items }) },
  });
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(document.querySelector('.kind-legend')).toBeNull();
});

it.each([
  [{ type: 'bonus' }, 1],
  [{ type: 'bonus', state: 'expired' }, 0],
  [{ type: 'coupon' }, 0],
])('names the risks of derivatives once below rewards with %j: %d', async (change, count) => {
  const items = ['30', '31'].map((reward_id) => ({
    ...answers.rewards.items[0]!,
    ...change,
    reward_id,
  }));
  await openScreen(MyRewardsScreen, {
    address,
    replies: { rewards: result({ ...answers.rewards, items }) },
  });
  expect(screen.queryAllByText(/^Derivatives use leverage\./)).toHaveLength(count);
});

describe('rewards that only another edition offers', () => {
  const [reward] = answers.rewards.items;
  const [task] = answers.claimable.items;
  const elsewhere = { ...reward!, type: 'bonus', offered_in: 'default' };
  const [waiting, soon] = [
    { ...elsewhere, reward_id: '30' },
    { ...elsewhere, reward_id: '31', claim_by: testStart + hour },
  ];
  const finished = {
    ...task!,
    claim_id: 'task-elsewhere',
    reward: { ...task!.reward, type: 'trial_fund', offered_in: 'default' },
  };
  const open = (items: readonly object[], counts = answers.rewards.counts) =>
    openScreen(MyRewardsScreen, {
      address: `${address}?edition=eu`,
      replies: {
        rewards: result({
          ...answers.rewards,
          items,
          counts,
          claimable_tasks: 1,
          elsewhere: { to_claim: 1, active: 0 },
        }),
        claimable: result({ items: [task, finished] }),
      },
    });
  const rowsOf = (list: HTMLElement) => within(list).getAllByRole('article');

  it('are one neutral line below the others, which names the company that manages them', async () => {
    await open([reward!, soon, waiting]);
    const [list, ...others] = document.querySelectorAll<HTMLElement>('.reward-rows');
    expect(others).toEqual([]);
    expect(rowsOf(list!)).toHaveLength(2);
    const line = screen.getByText(/^Rewards of your account at Exchange Web Global/);
    expect(line.compareDocumentPosition(list!) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
    expect(line.textContent).not.toMatch(/USD|[0-9]/);
    const link = within(line).getByRole('link', { name: 'My rewards' });
    expect(link.getAttribute('href')).toBe('/task-center/my-rewards?edition=default');
  });

  it('are named also if nothing else is left', async () => {
    await open([waiting], { to_claim: 0, active: 0, used: 0, expired: 0 });
    screen.getByText(/^Rewards of your account at Exchange Web Global/);
  });

  it('are left out by "Claim all"', async () => {
    const { user, server } = await open([reward!, waiting]);
    await user.click(screen.getByRole('button', { name: 'Claim 1 reward' }));
    await pass(100);
    expect(server.callsOf('claimAll').map(({ body }) => body)).toEqual([{ only: ['task-daily'] }]);
  });
});

it('shows what was in an opened box, with a link to it, and the odds of a closed box', async () => {
  const [reward] = answers.rewards.items;
  const box = {
    ...reward!,
    type: 'mystery_box' as const,
    up_to: true,
    needs_activation: true,
    odds: [{ type: 'bonus', value: reward!.value, withdrawal: 'profit', probability: '1' }],
  };
  const opened = {
    ...box,
    reward_id: '20',
    state: 'used_up',
    opened: { ...reward!, reward_id: '21', value: { amount: '7', unit: 'USDT' } },
  };
  const items = [opened, { ...box, reward_id: '22', state: 'active', claimed_at: 1 }];
  const { user } = await openScreen(MyRewardsScreen, {
    address,
    replies: { rewards: result({ ...answers.rewards, items }) },
  });
  const [first, second] = document.querySelectorAll<HTMLElement>('.reward-row');
  expect(clean(first!.querySelector('.reward-figure')!.textContent)).toMatch(/^7\u00a0USDT/);
  const link = within(first!).getAllByRole('link').at(-1)!;
  expect(link.getAttribute('href')).toContain('reward-id=21');
  expect(first!.querySelector('details')).toBeNull();
  await user.click(within(second!).getByText('Mystery box odds'));
  expect(clean(within(second!).getByRole('definition').textContent)).toBe('100%');
});

describe('finished tasks', () => {
  const openWith = (claimable: ReturnType<typeof result> = result(answers.claimable)) =>
    openScreen(MyRewardsScreen, {
      address,
      replies: {
        claimable,
        rewards: result({
          ...answers.rewards,
          counts: { ...answers.rewards.counts, to_claim: 2 },
          claimable_tasks: 1,
        }),
      },
    });

  it('are listed with the rewards, the earliest deadline first', async () => {
    await openWith();
    const links = screen.getAllByRole('article').map((card) => within(card).getByRole('link'));
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Daily spot trade',
      'Trading coupon',
    ]);
    expect(links[0]!.getAttribute('href')).toContain('task-id=daily-trade');
    const tab = screen.getByRole('tab', { name: /^Ready to claim/ });
    expect(clean(tab.textContent)).toBe('Ready to claim 2');
  });

  it('are claimed by themselves, without a receipt for a reward without a deadline', async () => {
    const { server, user } = await openWith();
    const given = answers.rewards.items[0]!;
    server.answer(
      'claimAll',
      result({ claimed_tasks: 1, claimed_rewards: 0, rewards: [{ ...given, state: 'active' }] }),
    );
    await user.click(screen.getByRole('button', { name: 'Claim: Daily spot trade' }));
    await pass(100);
    expect(server.callsOf('claimAll').map(({ body }) => body)).toEqual([{ only: ['task-daily'] }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offer a retry if they cannot be read', async () => {
    await openWith(refusal('unknown'));
    screen.getByRole('button', { name: 'Try again' });
    screen.getByRole('link', { name: 'Trading coupon' });
  });

  it('are not listed in the other tabs', async () => {
    const { user } = await openWith();
    await user.click(screen.getByRole('tab', { name: /^Used/ }));
    await pass(100);
    expect(screen.queryByRole('link', { name: 'Daily spot trade' })).toBeNull();
  });
});

it.each([
  ['Used', 'Complete tasks to earn rewards.'],
  ['No longer valid', 'Rewards that expire or are revoked appear here.'],
])('explains the empty tab "%s"', async (tab, text) => {
  const { user } = await openScreen(MyRewardsScreen, {
    address,
    replies: { rewards: result({ ...answers.rewards, items: [] }) },
  });
  await user.click(screen.getByRole('tab', { name: new RegExp(`^${tab}`) }));
  await pass(100);
  screen.getByText(text);
});

describe('filters', () => {
  const items = Array.from({ length: 10 }, (_, index) => ({
    ...answers.rewards.items[0]!,
    reward_id: String(100 + index),
  }));
  const many = { ...answers.rewards.counts, to_claim: items.length };
  const openLong = () =>
    openScreen(MyRewardsScreen, {
      address,
      replies: { rewards: result({ ...answers.rewards, items, counts: many }) },
    });

  it('are not shown for a list that is short enough to see at once', async () => {
    await openScreen(MyRewardsScreen, { address });
    screen.getByRole('link', { name: 'Trading coupon' });
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('search, sort and filter on the server, so that they cover all pages', async () => {
    const { server, user } = await openLong();
    expect(lastQuery(server)).toEqual({
      edition: 'default',
      group: 'to_claim',
      lang: 'en',
      sort: 'ending',
    });
    await user.type(screen.getByRole('searchbox', { name: 'Search rewards' }), 'fee');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reward type' }), 'coupon');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'newest');
    await pass(100);
    expect(lastQuery(server)).toEqual({
      edition: 'default',
      group: 'to_claim',
      lang: 'en',
      search: 'fee',
      sort: 'newest',
      type: 'coupon',
    });
  });

  it('keep the field and its focus while results load', async () => {
    const { user } = await openLong();
    const field = screen.getByRole('searchbox', { name: 'Search rewards' });
    await user.type(field, 'x');
    await pass(100);
    expect(document.activeElement).toBe(field);
  });

  it('keep the field and its focus when the search with a short result is cleared', async () => {
    const { server, user } = await openLong();
    server.answer('rewards', result({ ...answers.rewards, counts: many }));
    const field = screen.getByRole('searchbox', { name: 'Search rewards' });
    await user.type(field, 'x');
    await pass(100);
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await user.clear(field);
    await pass(100);
    expect(document.activeElement).toBe(field);
  });

  it('keep the chosen order and its focus while the list loads', async () => {
    const { server, user } = await openLong();
    server.answer('rewards', { type: 'hang' });
    const order = screen.getByRole('combobox', { name: 'Sort by' });
    await user.selectOptions(order, 'newest');
    await pass(100);
    expect(order.isConnected).toBe(true);
  });

  it('are not shown for many finished tasks with few rewards', async () => {
    const counts = { ...answers.rewards.counts, to_claim: 10 };
    const rewards = { ...answers.rewards, counts, claimable_tasks: 9 };
    await openScreen(MyRewardsScreen, { address, replies: { rewards: result(rewards) } });
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('show a message if nothing matches', async () => {
    const { server, user } = await openLong();
    server.answer('rewards', result({ ...answers.rewards, items: [], counts: many }));
    await user.type(screen.getByRole('searchbox', { name: 'Search rewards' }), 'x');
    await pass(100);
    expect(screen.getAllByText('No results')[0]).toBeDefined();
    screen.getByText('Try a different search.');
  });
});
