import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { answers, testStart } from '../../../test/answers.ts';
import { refusal, result } from '../../../test/fakeServer.ts';
import { openScreen, pass, windowsLoad } from '../../../test/openPage.tsx';
import { MyRewardsScreen } from './MyRewardsScreen.tsx';

const address = '/en/task-center/my-rewards';
const hour = 3_600_000;
const clean = (text: string | null | undefined) => text?.replace(/[\u2066\u2069]/g, '');

/** Returns the query parameters of the last request for rewards. */
function lastQuery(server: Awaited<ReturnType<typeof openScreen>>['server']) {
  return Object.fromEntries(new URL(server.callsOf('rewards').at(-1)!.url).searchParams);
}

it('links to the points and what they buy', async () => {
  await openScreen(MyRewardsScreen, { address });
  const points = screen.getByRole('region', { name: 'Points' });
  const link = within(points).getByRole('link', { name: 'Redeem points for rewards' });
  expect(link.getAttribute('href')).toBe('/en/task-center/points');
});

it('warns of a reward that starts to expire soon while the page is open', async () => {
  const reward = { ...answers.rewards.items[0]!, claim_by: testStart + 48 * hour + 90_000 };
  await openScreen(MyRewardsScreen, {
    address,
    replies: { rewards: result({ ...answers.rewards, items: [reward] }) },
  });
  const card = document.querySelector('.reward-card')!;
  const isSoon = () => card.querySelector('.reward-deadline')!.hasAttribute('data-soon');
  expect(isSoon()).toBe(false);
  await pass(180_000);
  expect(isSoon()).toBe(true);
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
  const [first, second] = document.querySelectorAll<HTMLElement>('.reward-card');
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
    await openWith(refusal(99));
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
      '10\u00a0USDTCoupon',
      '285 points',
    ]);
  });

  it('shows the kind of each sum', async () => {
    await openScreen(MyRewardsScreen, { address });
    const ready = screen.getByRole('heading', { name: /Ready to claim/ }).closest('li')!;
    expect(clean(ready.textContent)).toBe('Ready to claim110\u00a0USDTCouponClaim 1 reward');
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
      group: 'to_claim',
      edition: 'default',
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

describe('the download', () => {
  /** Intercepts downloads. Returns their contents as text. */
  function catchFiles() {
    const blobs: Blob[] = [];
    vi.stubGlobal('URL', URL);
    URL.createObjectURL = (blob) => {
      blobs.push(blob as Blob);
      return 'blob:file';
    };
    URL.revokeObjectURL = () => undefined;
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    onTestFinished(() => {
      click.mockRestore();
      vi.unstubAllGlobals();
    });
    return { blobs, click };
  }

  /** Waits until the download's code has loaded and its requests have ended. */
  async function saved() {
    await pass(100);
    await windowsLoad();
    await pass(100);
  }

  it('contains the rewards from all pages, with times in ISO 8601 and UTC', async () => {
    const { blobs, click } = catchFiles();
    const { server, user } = await openScreen(MyRewardsScreen, { address });
    const [reward] = answers.rewards.items;
    const evil = { ...reward, reward_id: '15', title: { text: '=HYPERLINK("x")', values: {} } };
    server.answer('rewards', [
      result({ ...answers.rewards, next_cursor: 'second' }),
      result({ ...answers.rewards, items: [evil] }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await saved();
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('rewards-2026-11-21.csv');
    vi.useRealTimers();
    const bytes = new Uint8Array(await blobs[0]!.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [header, first, second] = new TextDecoder().decode(bytes).split('\r\n');
    expect(header).toContain('"Issued (UTC)"');
    expect(first).toBe(
      '14,"Trading coupon","Coupon",10,"USDT",10,"USDT","Ready to claim","2026-11-21T11:00:00.000Z","2026-11-22T12:00:00.000Z","",""',
    );
    expect(second).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('shows an error if it fails, and can be retried', async () => {
    const { blobs } = catchFiles();
    const { server, user } = await openScreen(MyRewardsScreen, { address });
    server.answer('rewards', refusal(99));
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await saved();
    screen.getByText("Couldn't create the file. Try again.");
    expect(blobs).toEqual([]);
    expect(screen.getByRole('button', { name: 'Download CSV' })).toHaveProperty('disabled', false);
  });
});
