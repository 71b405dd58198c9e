import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answers, dailyTask, testStart } from '../../../test/answers.ts';
import { result } from '../../../test/fakeServer.ts';
import { openScreen } from '../../../test/openPage.tsx';
import { HubScreen } from '../HubScreen.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Returns an element's text without the marks that isolate left-to-right amounts. */
const plain = (element: Element | null | undefined) =>
  element?.textContent.replace(/[\u2066\u2069]/g, '');

it('shows claimable boosters of the same rate as one, because rates are not summed', async () => {
  const booster = (amount: string) => ({
    type: 'apy_booster',
    value: { amount, unit: 'ratio' },
    worth: null,
    limit: null,
    up_to: false,
    withdrawal: 'profit',
    fees: null,
  });
  const totals = {
    ...answers.home.totals,
    claimable: [booster('0.05'), booster('0.03'), booster('0.03')],
  };
  await openScreen(HubScreen, { replies: { home: result({ ...answers.home, totals }) } });
  const rates = [...document.querySelectorAll('.claimable-value')];
  expect(rates.map(({ textContent }) => textContent.replace(/\W/g, ''))).toEqual(['5APY', '23APY']);
  expect(plain(rates[1])).toBe('2 × +3% APY');
});

it('lists the three most valuable of many claimable sums and the points below the best one, and links to all rewards', async () => {
  const sum = (amount: string, unit: string, type = 'coupon') => ({
    type,
    value: { amount, unit },
    worth: null,
    limit: null,
    up_to: false,
    withdrawal: 'none',
    fees: null,
  });
  const claimable = [
    sum('70', 'points', 'points'),
    ...['1', '2', '3', '4', '5', '6', '7', '8'].map((amount) => sum(amount, `C${amount}`)),
  ];
  const totals = { ...answers.home.totals, claimable, claimable_tasks: 7 };
  await openScreen(HubScreen, { replies: { home: result({ ...answers.home, totals }) } });
  const values = [...document.querySelectorAll('.claimable-value')].map(plain);
  const amounts = ['8', '7', '6', '5'].map((n) => `${n}\u00a0C${n}`);
  expect(values).toEqual([...amounts, '70\u00a0points']);
  const all = screen.getByRole('link', { name: /^View all \W*7\W*$/ });
  expect(all.getAttribute('href')).toBe('/en/task-center/my-rewards');
});

it('keeps the next step apart from the button, which does not claim its reward, and says what points buy', async () => {
  const points = { type: 'points', value: { amount: '50', unit: 'points' } };
  const buys = { price: '100', type: 'coupon', value: { amount: '5', unit: 'USDT' } };
  const claimable = [
    { ...points, worth: null, limit: null, up_to: false, withdrawal: 'none', fees: null },
  ];
  const step = { ...dailyTask, category: 'newcomer', kind: 'kyc', state: 'todo' };
  const tasks = [step, { ...dailyTask, reward: { ...dailyTask.reward, ...points, buys } }];
  const totals = { ...answers.home.totals, claimable };
  await openScreen(HubScreen, { replies: { home: result({ ...answers.home, tasks, totals }) } });
  const panel = screen.getByRole('region', { name: 'Ready to claim' });
  expect(plain(panel)).toMatch(
    /50\spoints.*Rewards from 100\spoints: 5\sUSDT.*Claim 1 reward.*Next: .*No money of your own.*We keep your documents/,
  );
});

it('shows what can be withdrawn first, and of each of the others its kind, use and what can be withdrawn', async () => {
  const sum = (type: string, amount: string, withdrawal: string) => ({
    type,
    value: { amount, unit: 'USDT' },
    worth: null,
    limit: null,
    withdrawal,
    up_to: false,
    fees: null,
  });
  const rebate = { ...sum('fee_rebate', '0.2', 'payout'), fees: 'trade' };
  const claimable = [
    sum('bonus', '20', 'profit'),
    sum('airdrop', '7', 'full'),
    { ...rebate, value: { amount: '0.2', unit: 'ratio' } },
    { ...sum('coupon', '10', 'none'), fees: 'trade' },
  ];
  const totals = { ...answers.home.totals, claimable };
  await openScreen(HubScreen, { replies: { home: result({ ...answers.home, totals }) } });
  expect(plain(document.querySelector('.claimable-figure'))).toMatch(/^7\sUSDT.*Withdrawable$/);
  const others = [...document.querySelectorAll('.claimable-list > li')].map(plain);
  expect(others).toEqual([
    expect.stringMatching(/^20\sUSDTBonusFor derivatives Only profits withdrawable$/),
    expect.stringMatching(
      /^10\sUSDTFee couponNot withdrawable covers the fees on 10,000\sUSDT of spot trading$/,
    ),
    expect.stringMatching(/^20%Fee rebateYou can withdraw what it pays$/),
  ]);
});

it('says which trades the largest coupon covers', async () => {
  const [sum] = answers.home.totals.claimable;
  const coupons = (amount: string, fees: string) => ({
    ...sum,
    type: 'coupon',
    value: { amount, unit: 'USDT' },
    withdrawal: 'none',
    fees,
  });
  const totals = {
    ...answers.home.totals,
    claimable: [coupons('89', 'trade'), coupons('10', 'derivatives')],
  };
  await openScreen(HubScreen, { replies: { home: result({ ...answers.home, totals }) } });
  const covered = plain(document.querySelector('.claimable-figure .claimable-note'));
  expect(covered).toMatch(/^Covers the fees on 89,000\sUSDT of spot trading$/);
  const other = plain(document.querySelector('.claimable-list > li'));
  expect(other).toMatch(
    /^10\sUSDTFee couponFor derivatives Not withdrawable covers the fees on [\d,]+\sUSDT of derivatives trading$/,
  );
});

it.each([
  [
    3,
    { count: 2, shortest_days: 3 },
    /^Once claimed, 2 have a time limit \(shortest: 3\sdays\)\. You can also claim later\.$/,
  ],
  [
    3,
    { count: 1, shortest_days: 3 },
    /^Once claimed, 1 has a time limit \(3\sdays\)\. You can also claim later\.$/,
  ],
  [1, { count: 1, shortest_days: 3 }, /^Use within 3\sdays after claiming$/],
  [3, null, undefined],
])('of %d rewards, says how many start a time to use them: %j', async (count, clocks, text) => {
  const totals = { ...answers.home.totals, claimable_tasks: count, clocks };
  await openScreen(HubScreen, { replies: { home: result({ ...answers.home, totals }) } });
  const line = plain(document.querySelector('.claim-panel .claim-clocks'));
  if (text) expect(line).toMatch(text);
  else expect(line).toBeUndefined();
});

it.each([
  ['bonus', null, 2, /^2 for derivatives: leverage, you can lose your whole margin\.$/],
  ['fee_rebate', 'derivatives', 1, /^1 for derivatives: /],
  ['bonus', null, undefined, /^Derivatives use leverage\./],
  ['fee_rebate', 'trade', 1, undefined],
])('names the risk of a claim for derivatives: %s %s %s', async (type, fees, rewards, text) => {
  const [sum] = answers.home.totals.claimable;
  const value = { amount: '0.5', unit: 'ratio' };
  const totals = { ...answers.home.totals, claimable: [{ ...sum, type, fees, value, rewards }] };
  await openScreen(HubScreen, { replies: { home: result({ ...answers.home, totals }) } });
  const note = plain(document.querySelector('.claim-panel__action > .risk-note'));
  if (text) expect(note).toMatch(text);
  else expect(note).toBeUndefined();
});

it('shows what the amount of a coin is worth', async () => {
  const airdrop = {
    type: 'airdrop',
    value: { amount: '0.005', unit: 'ETH' },
    worth: { amount: '16.6', unit: 'USDT' },
    limit: null,
    up_to: false,
    withdrawal: 'full',
    fees: null,
  };
  const totals = { ...answers.home.totals, claimable: [airdrop] };
  await openScreen(HubScreen, { replies: { home: result({ ...answers.home, totals }) } });
  expect(plain(document.querySelector('.reward-worth'))).toBe('≈ 16.60\u00a0USDT');
});

it('shows that a claimable reward has a limit, or may pay less', async () => {
  const usdt = (amount: string) => ({ amount, unit: 'USDT' });
  const rate = { amount: '0.5', unit: 'ratio' };
  const claimable = [
    {
      type: 'loss_cover',
      value: usdt('30'),
      worth: null,
      limit: null,
      up_to: true,
      withdrawal: 'payout',
      fees: 'trade',
    },
    {
      type: 'fee_rebate',
      value: rate,
      worth: null,
      limit: usdt('200'),
      up_to: false,
      withdrawal: 'payout',
      fees: 'trade',
    },
  ];
  const totals = { ...answers.home.totals, claimable };
  await openScreen(HubScreen, { replies: { home: result({ ...answers.home, totals }) } });
  const values = [...document.querySelectorAll('.claimable-value')];
  expect(values.map(({ textContent }) => textContent.replace(/[\u2066\u2069]/g, ''))).toEqual([
    'Up to 30\u00a0USDT',
    '50%',
  ]);
});

it('says where a reward was earned', async () => {
  const tasks = [{ ...dailyTask, state: 'claimable', earned_in: 'default' }];
  await openScreen(HubScreen, {
    address: '/en/task-center?edition=eu',
    replies: { home: result({ ...answers.home, tasks }) },
  });
  screen.getByText(/^Earned on .+ Its terms apply\.$/);
});

it('only says who manages a finished task whose reward only another edition offers', async () => {
  const reward = { ...dailyTask.reward, type: 'trial_fund', offered_in: 'default' };
  const tasks = [{ ...dailyTask, state: 'locked', reward }];
  const totals = { ...answers.home.totals, claimable: [], claimable_tasks: 0 };
  await openScreen(HubScreen, {
    address: '/en/task-center?edition=eu',
    replies: { home: result({ ...answers.home, tasks, totals }) },
  });
  expect(document.querySelector('.task-row')).toBeNull();
  screen.getByText(/^Rewards of your account at Exchange Web Global/);
});

it.each([
  ['the only one, which has no row', 1, 0, ['Claim within 1d 1h'], []],
  ['the only one, which expires soon, as the foot says', 1, 1, [], []],
  ['one of several', 2, 0, [], ['Claim within 1d 1h']],
])('says how long a starter reward can be claimed: %s', async (...each) => {
  const [, count, soon, inPanel, inRow] = each;
  const claim_by = testStart + 25 * 3_600_000;
  const finished = { ...dailyTask, category: 'newcomer', state: 'claimable', claim_by };
  const expiring = { ...answers.home.totals.expiring, count: soon };
  const totals = { ...answers.home.totals, claimable_tasks: count, expiring };
  await openScreen(HubScreen, {
    replies: { home: result({ ...answers.home, totals, tasks: [finished] }) },
  });
  const timers = (place: string) =>
    [...document.querySelectorAll(`${place} [role="timer"]`)].map(plain);
  expect(timers('.claim-panel__action')).toEqual(inPanel);
  expect(timers('.task-row')).toEqual(inRow);
});

it.each([
  ['Review 4 rewards', ['bonus', 'coupon'], { count: 1, shortest_days: 3 }],
  ['Claim all 4', ['bonus', 'coupon'], null],
  ['Review 4 rewards', ['coupon'], { count: 1, shortest_days: 3 }],
] as const)('names what its button does: %s %j %j', async (name, types, clocks) => {
  const [sum] = answers.home.totals.claimable;
  const claimable = types.map((type) => ({ ...sum, type, fees: null }));
  const counts = { claimable_tasks: 4, claimable_rewards: 0 };
  const totals = { ...answers.home.totals, ...counts, claimable, clocks };
  await openScreen(HubScreen, { replies: { home: result({ ...answers.home, totals }) } });
  expect(plain(document.querySelector('.claim-panel__action > .x-button'))).toBe(name);
});
