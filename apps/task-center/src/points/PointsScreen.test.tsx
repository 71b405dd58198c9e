import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answers } from '../../test/answers.ts';
import { refusal, result } from '../../test/fakeServer.ts';
import { openScreen, pass } from '../../test/openPage.tsx';
import { PointsScreen } from './PointsScreen.tsx';

/** Returns a text without the isolation marks around its numbers. */
const clean = (text: string | null) => text?.replace(/[\u2066\u2069]/g, '');

/** A sum of points in the wallet, which are ready to claim. */
const readyPoints = {
  type: 'points',
  value: { amount: '285', unit: 'points' },
  worth: null,
  limit: null,
  withdrawal: 'none',
  up_to: false,
  fees: null,
};

it('shows the balance, its parts and the points that expire next', async () => {
  await openScreen(PointsScreen);
  const balance = screen.getByRole('region', { name: 'Your points' });
  expect(clean(balance.textContent)).toContain('200\u00a0points');
  expect(clean(balance.textContent)).toContain('200\u00a0points will expire on Nov 21, 2027.');
  expect(clean(balance.textContent)).toContain(
    'Points expire 365\u00a0days after they are credited.',
  );
});

it('lists the changes by day, each with its sign and the balance after it', async () => {
  const [first] = answers.points.items;
  const items = [
    { ...first!, entry_id: 'b', at: Date.UTC(2026, 10, 22, 9), change: '-190', kind: 'spent' },
    { ...first!, entry_id: 'a', at: Date.UTC(2026, 10, 21, 9), change: '1020', kind: 'earned' },
  ];
  await openScreen(PointsScreen, {
    replies: { points: result({ ...answers.points, items }) },
  });
  const history = within(screen.getByRole('region', { name: 'History' }));
  const headings = history.getAllByRole('heading', { level: 3 });
  const days = headings.map(({ parentElement }) => clean(parentElement!.textContent));
  expect(days).toHaveLength(2);
  expect(days[0]).toMatch(/^Nov 22, 2026.*-190Balance /);
  expect(days[1]).toMatch(/^Nov 21, 2026.*\+1,020Balance /);
});

it('explains how to earn points if the user has none', async () => {
  const points = { ...answers.points, items: [], balance: '0', earned: '0', expiring: null };
  await openScreen(PointsScreen, { replies: { points: result(points) } });
  screen.getByText('No points yet. Check in or complete tasks to earn some.');
});

it('shows the balance and the history even if the shop fails', async () => {
  await openScreen(PointsScreen, { replies: { shop: refusal('unknown') } });
  screen.getByRole('region', { name: 'Your points' });
  screen.getByRole('region', { name: 'History' });
});

it('shows only the balance where the task centre is closed', async () => {
  const points = { ...answers.points, items: [] };
  const ready = { count: 1, clocks: null, sums: [readyPoints] };
  await openScreen(PointsScreen, {
    replies: {
      shop: refusal('regionBlocked'),
      points: result(points),
      wallet: result({ ...answers.wallet, ready }),
    },
  });
  screen.getByRole('region', { name: 'Your points' });
  expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  expect(screen.queryByText(/complete tasks/i)).toBeNull();
  // Nothing can be bought, and the panel of a failure would hide the heading and the sections.
  screen.getByText(/^The Task Center isn't available for your country of residence/);
  expect(screen.queryByRole('region', { name: 'Redeem points for rewards' })).toBeNull();
  expect(document.querySelector('[data-failure]')).toBeNull();
});

it.each([
  ['bonus', 1],
  ['coupon', 0],
])('names the risks of derivatives once beside the offer of a %s: %d', async (type, count) => {
  const [offer] = answers.shop.offers;
  const offers = [offer!, { ...offer!, offer_id: 'other' }].map((each) => ({
    ...each,
    reward: { ...each.reward, type },
  }));
  await openScreen(PointsScreen, { replies: { shop: result({ ...answers.shop, offers }) } });
  expect(screen.queryAllByText(/^Derivatives use leverage\./)).toHaveLength(count);
});

describe('points that are ready to claim', () => {
  const item = (type: string) => {
    const [first] = answers.claimable.items;
    return { ...first!, claim_id: type, reward: { ...first!.reward, type } };
  };
  const replies = {
    wallet: result({
      ...answers.wallet,
      ready: { ...answers.wallet.ready, count: 2, sums: [readyPoints] },
    }),
    claimable: result({ items: [item('coupon'), item('points')] }),
    claimAll: result({ claimed_tasks: 1, claimed_rewards: 0, rewards: answers.rewards.items }),
  };

  it('are counted, and claimed without the other rewards', async () => {
    const { server, user } = await openScreen(PointsScreen, { replies });
    await user.click(screen.getByRole('button', { name: /^Claim: .*285\W*points ready to claim/ }));
    await pass(100);
    expect(server.callsOf('claimAll').map(({ body }) => body)).toEqual([{ only: ['points'] }]);
  });

  it('count toward the next reward of the shop', async () => {
    const balance = { ...answers.points, balance: '10' };
    const price = { ...answers.shop.offers[0]!, price: '590' };
    await openScreen(PointsScreen, {
      replies: {
        ...replies,
        points: result(balance),
        shop: result({ ...answers.shop, offers: [price] }),
      },
    });
    const next = document.querySelector('.next-offer');
    const text = 'After claiming: 295 of 590\u00a0points';
    expect(clean(next!.textContent)).toBe(`10\u00a0USDT (Fee coupon) ${text}`);
    // The offer below counts from the same number.
    const offer = document.querySelector('.offer__missing p');
    expect(clean(offer!.textContent)).toBe('590\u00a0pointsAfter claiming: 295\u00a0points short');
    const bars = screen.getAllByRole<HTMLProgressElement>('progressbar');
    expect(bars.map(({ value }) => value)).toEqual([295, 295]);
  });

  it('are not mentioned if there are none', async () => {
    await openScreen(PointsScreen);
    expect(screen.queryByText(/ready to claim/)).toBeNull();
  });
});

describe('the shop', () => {
  const shop = () => within(screen.getByRole('region', { name: 'Redeem points for rewards' }));
  const buttons = () => shop().getAllByRole('button', { name: /^Redeem: / });
  const missing = () =>
    shop()
      .getAllByText(/ short$/)
      .map(({ textContent }) => clean(textContent));
  const bought = {
    reward: { ...answers.rewards.items[0]!, state: 'active' },
    balance: '10',
  };

  it('offers rewards that the balance can pay, and shows the missing points for the others', async () => {
    await openScreen(PointsScreen);
    expect(buttons()).toHaveLength(1);
    expect(missing()).toEqual(['700\u00a0points short']);
  });

  it('shows the worth of an offer', async () => {
    await openScreen(PointsScreen);
    expect(clean(shop().getAllByText(/To use it all/)[0]!.textContent)).toMatch(
      /To use it all, trade 10,000\u00a0USDT/,
    );
  });

  it('compares prices with the displayed balance, even if its own response has another one', async () => {
    await openScreen(PointsScreen, {
      replies: { shop: result({ ...answers.shop, balance: '50' }) },
    });
    expect(buttons()).toHaveLength(1);
    expect(missing()).toEqual(['700\u00a0points short']);
  });

  it('starts with what the balance pays, with buttons of one style', async () => {
    const offers = [
      { ...answers.shop.offers[1]!, offer_id: 'dear', price: '150000' },
      ...answers.shop.offers,
    ];
    await openScreen(PointsScreen, { replies: { shop: result({ ...answers.shop, offers }) } });
    const cards = [...document.querySelectorAll<HTMLElement>('.offer')];
    within(cards[0]!).getByRole('button', { name: /^Redeem: / });
    expect(new Set(buttons().map(({ dataset }) => dataset['variant']))).toEqual(
      new Set([undefined]),
    );
    expect(shop().queryByRole('link', { name: 'View all tasks' })).toBeNull();
  });

  it('leads to the tasks if the balance pays nothing', async () => {
    const points = { ...answers.points, balance: '10' };
    await openScreen(PointsScreen, { replies: { points: result(points) } });
    const link = shop().getByRole('link', { name: 'View all tasks' });
    expect(link.getAttribute('href')).toBe('/en/task-center');
  });

  it('asks for confirmation before it spends points, and sends the displayed price', async () => {
    const { server, user } = await openScreen(PointsScreen, { replies: { buy: result(bought) } });
    await user.click(buttons()[0]!);
    const question = screen.getByRole('dialog');
    expect(clean(question.textContent)).toContain(
      "You'll spend 190\u00a0points. This can't be undone.",
    );
    within(question).getByRole('link', { name: 'Full rules' });
    expect(server.callsOf('buy')).toHaveLength(0);
    await user.click(within(question).getByRole('button', { name: 'Redeem' }));
    await pass(100);
    const [call] = server.callsOf('buy');
    expect(call!.body).toEqual({ offer_id: 'coupon-10', price: '190' });
    const receipt = screen.getByRole('dialog');
    expect(clean(within(receipt).getByRole('heading').textContent)).toBe(
      'Reward received: 10\u00a0USDT (Fee coupon).',
    );
    const link = within(receipt).getByRole('link', { name: /^View: / });
    expect(link.getAttribute('href')).toContain('reward-id=14');
  });

  it('confirms a bought mystery box without an amount', async () => {
    const box = { ...bought.reward, type: 'mystery_box' };
    const { user } = await openScreen(PointsScreen, {
      replies: { buy: result({ ...bought, reward: box }) },
    });
    await user.click(buttons()[0]!);
    await user.click(screen.getByRole('button', { name: 'Redeem' }));
    await pass(100);
    within(screen.getByRole('dialog')).getByText('Mystery box added. Open it to see what you win.');
  });

  it.each([
    ['notEnoughPoints', "You don't have enough points."],
    ['priceChanged', 'The price has changed. Check it and try again.'],
  ] as const)('explains the error %s and reloads the shop', async (code, text) => {
    const { server, user } = await openScreen(PointsScreen, { replies: { buy: refusal(code) } });
    const count = server.callsOf('shop').length;
    await user.click(buttons()[0]!);
    await user.click(screen.getByRole('button', { name: 'Redeem' }));
    await pass(100);
    screen.getByText(text);
    expect(server.callsOf('shop').length).toBe(count + 1);
  });

  it('keeps the question open if the outcome is unknown, and repeats with the same key', async () => {
    const { server, user } = await openScreen(PointsScreen, { replies: { buy: { type: 'drop' } } });
    await user.click(buttons()[0]!);
    const question = within(screen.getByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Redeem' }));
    await pass(500);
    question.getByText(/You can safely try again/);
    server.answer('buy', result(bought));
    await user.click(question.getByRole('button', { name: 'Redeem' }));
    await pass(500);
    screen.getByRole('dialog', { name: /^Reward received: / });
    const [first, second] = server.callsOf('buy').map(({ headers }) => headers['idempotency-key']);
    expect(first).toBeDefined();
    expect(second).toBe(first);
  });
});
