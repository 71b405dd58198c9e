import { onlineManager } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answers, dailyTask, testStart } from '../../test/answers.ts';
import { result } from '../../test/fakeServer.ts';
import { openScreen, pass } from '../../test/openPage.tsx';
import { HubScreen } from './HubScreen.tsx';

it('falls back to generic texts for unknown values from a newer server', async () => {
  const newer = JSON.stringify(answers.home)
    .replaceAll('"kind":"trade"', '"kind":"teleport"')
    .replaceAll('"type":"coupon"', '"type":"moon_dust"')
    .replaceAll('"state":"in_progress"', '"state":"half_way"')
    .replaceAll('"state":"today"', '"state":"tomorrow"')
    .replaceAll('"state":"ongoing"', '"state":"paused"');
  for (const word of ['teleport', 'moon_dust', 'half_way', 'tomorrow', 'paused']) {
    expect(newer).toContain(word);
  }
  await openScreen(HubScreen, { replies: { home: result(JSON.parse(newer)) } });
  const task = screen.getByText('Weekly spot trade').closest<HTMLElement>('.task-row')!;
  within(task).getByText('Unavailable');
  within(task).getByText('Reward');
  const campaign = screen.getByText('Volume Cup').closest<HTMLElement>('.x-card')!;
  within(campaign).getByText('Unavailable');
  expect(document.body.textContent).not.toMatch(/moon_dust|half_way|paused|undefined|state_/);
});

it('shows a task of an unknown category with the special tasks', async () => {
  const [daily, weekly] = answers.home.tasks;
  const tasks = [daily, { ...weekly, category: 'hourly' }];
  await openScreen(HubScreen, { replies: { home: result({ ...answers.home, tasks }) } });
  const special = screen.getByRole('region', { name: 'Special tasks' });
  within(special).getByText('Weekly spot trade');
});

it('lists the welcome rewards of the collapsed steps with their kind, the most valuable first, without a sum', async () => {
  const rewards = [
    { type: 'coupon', amount: '1', state: 'todo', withdrawal: 'none', up_to: false },
    { type: 'trial_fund', amount: '20', state: 'todo', withdrawal: 'profit', up_to: true },
    { type: 'coupon', amount: '10', state: 'todo', withdrawal: 'none', up_to: false },
    { type: 'coupon', amount: '5', state: 'claimed', withdrawal: 'none', up_to: false },
  ];
  const tasks = rewards.map(({ type, amount, state, withdrawal, up_to }) => ({
    ...dailyTask,
    task_id: amount,
    category: 'newcomer',
    state,
    reward: {
      ...dailyTask.reward,
      type,
      withdrawal,
      up_to,
      value: { amount, unit: 'USDT' },
    },
  }));
  await openScreen(HubScreen, { replies: { home: result({ ...answers.home, tasks }) } });
  const welcome = screen.getByRole('region', { name: 'Welcome package' });
  const offers = welcome.querySelector<HTMLElement>('.welcome__offers')!;
  expect(offers.textContent).toMatch(/^Still to earn:/);
  const texts = within(offers)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringMatching(/^\W?10\sUSDT\W? Coupon$/),
    expect.stringMatching(/^up to \W?20\sUSDT\W? Trial fund$/),
  ]);
  expect(welcome.textContent).not.toMatch(/3[05]\sUSDT/);
});

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
  });
  const totals = {
    ...answers.home.totals,
    claimable: [booster('0.05'), booster('0.03'), booster('0.03')],
  };
  await openScreen(HubScreen, { replies: { home: result({ ...answers.home, totals }) } });
  const rates = [...document.querySelectorAll('.claimable__value')];
  expect(rates.map(({ textContent }) => textContent.replace(/\W/g, ''))).toEqual(['5', '23']);
  expect(plain(rates[1])).toBe('2 × 3%');
});

it('shows the three most valuable of many claimable sums, points last, and the kinds of the others', async () => {
  const sum = (amount: string, unit: string, type = 'coupon') => ({
    type,
    value: { amount, unit },
    worth: null,
    limit: null,
    up_to: false,
    withdrawal: 'none',
  });
  const claimable = [
    sum('70', 'points', 'points'),
    ...['1', '2', '3', '4', '5'].map((amount) => sum(amount, `C${amount}`)),
  ];
  const totals = { ...answers.home.totals, claimable };
  await openScreen(HubScreen, { replies: { home: result({ ...answers.home, totals }) } });
  const shown = [...document.querySelectorAll('.claimable__value')];
  expect(shown.map(plain)).toEqual(['5\u00a0C5', '4\u00a0C4', '70 points']);
  const more = document.querySelector('.claimable__more');
  expect(plain(more)).toBe('+ Coupon');
  expect(more?.getAttribute('href')).toBe('/en/task-center/my-rewards');
});

it('shows what the amount of a coin is worth', async () => {
  const airdrop = {
    type: 'airdrop',
    value: { amount: '0.005', unit: 'ETH' },
    worth: { amount: '16.6', unit: 'USDT' },
    limit: null,
    up_to: false,
    withdrawal: 'full',
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
    },
    {
      type: 'fee_rebate',
      value: rate,
      worth: null,
      limit: usdt('200'),
      up_to: false,
      withdrawal: 'payout',
    },
  ];
  const totals = { ...answers.home.totals, claimable };
  await openScreen(HubScreen, { replies: { home: result({ ...answers.home, totals }) } });
  const values = [...document.querySelectorAll('.claimable__value')];
  expect(values.map(({ textContent }) => textContent.replace(/[\u2066\u2069]/g, ''))).toEqual([
    'up to 30\u00a0USDT',
    '50%, up to 200\u00a0USDT',
  ]);
});

describe('the daily reset', () => {
  const msToReset = 90_000;
  const round = (resetsAt: number) => {
    const task = { ...dailyTask, state: 'claimed', claim_by: null, resets_at: resetsAt };
    return result({
      ...answers.home,
      check_in: { ...answers.home.check_in, checked_today: true, resets_at: resetsAt },
      tasks: ['a', 'b', 'c'].map((id) => ({ ...task, task_id: id })),
    });
  };
  const before = round(testStart + msToReset);
  const after = round(testStart + msToReset + 86_400_000);

  async function openBeforeReset() {
    const page = await openScreen(HubScreen, { replies: { home: before } });
    await pass(msToReset - 1_000);
    return { ...page, countCalls: () => page.server.callsOf('home').length };
  }

  it('causes one request if the response has the next reset', async () => {
    const { server, countCalls } = await openBeforeReset();
    const count = countCalls();
    server.answer('home', after);
    await pass(3_000);
    expect(countCalls()).toBe(count + 1);
    await pass(20_000);
    expect(countCalls()).toBe(count + 1);
  });

  it('causes a second request if the server’s clock is behind', async () => {
    const { server, countCalls } = await openBeforeReset();
    const count = countCalls();
    await pass(3_000);
    server.answer('home', after);
    await pass(20_000);
    expect(countCalls()).toBe(count + 2);
  });
});

it.each([
  ['newcomer', 2, '1 more step'],
  ['newcomer', 3, '2 more steps'],
  ['daily', 5, '1 more task'],
  ['daily', 6, '2 more tasks'],
])(
  'counts the collapsed tasks, without those that are shown: %s, %d',
  async (category, n, text) => {
    const tasks = Array.from({ length: n }, (_, i) => ({
      ...dailyTask,
      task_id: String(i),
      category,
      state: 'todo',
    }));
    await openScreen(HubScreen, { replies: { home: result({ ...answers.home, tasks }) } });
    const summary = document.querySelector('.task-more summary');
    expect(summary?.textContent?.replace(/[\u2066\u2069]/g, '')).toBe(text);
  },
);

it('shows a message when there are no tasks', async () => {
  const home = { ...answers.home, tasks: [], campaigns: [] };
  await openScreen(HubScreen, { replies: { home: result(home) } });
  expect(document.querySelectorAll('.x-empty')).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'Campaigns' })).toBeNull();
});

it('leaves out ended campaigns', async () => {
  const [campaign] = answers.home.campaigns;
  const campaigns = ['ended', 'ongoing'].map((state) => ({
    ...campaign!,
    campaign_id: state,
    title: { text: `Campaign ${state}`, values: {} },
    state,
  }));
  const home = { ...answers.home, campaigns: [...campaigns, { ...campaign!, campaign_id: 'b' }] };
  await openScreen(HubScreen, { replies: { home: result(home) } });
  screen.getByRole('link', { name: 'Campaign ongoing' });
  expect(screen.queryByRole('link', { name: 'Campaign ended' })).toBeNull();
});

describe('campaigns', () => {
  /** Opens the hub with campaigns named by their state; the first is joined or not. */
  async function openCampaigns(states: string[], joinedAt: number | null) {
    const campaigns = states.map((state, index) => ({
      ...answers.home.campaigns[0]!,
      campaign_id: `${index}`,
      title: { text: `Campaign ${state}`, values: {} },
      state,
      joined_at: index === 0 ? joinedAt : null,
    }));
    await openScreen(HubScreen, { replies: { home: result({ ...answers.home, campaigns }) } });
    const others = screen.queryByRole('region', { name: 'Campaigns' });
    const links = screen.getAllByRole('link', { name: /^Campaign / });
    return {
      own: screen.queryByRole('region', { name: /^Campaign / })?.querySelector('h2')?.textContent,
      suggested: links.filter((link) => !others?.contains(link)).map((link) => link.textContent),
    };
  }

  it('stand beside the tasks if the user takes part', async () => {
    const { own } = await openCampaigns(['ongoing', 'upcoming'], testStart);
    expect(own).toBe('Campaign ongoing');
  });

  it.each([
    ['before its start', ['upcoming', 'ongoing'], testStart],
    ['that the user has not joined', ['ongoing'], null],
  ])('of which one is %s: suggests one to join', async (_, states, joinedAt) => {
    const { own, suggested } = await openCampaigns(states, joinedAt);
    expect(own).toBeUndefined();
    expect(suggested).toEqual(['Campaign ongoing']);
  });
});

it('shows the time of each task if not all tasks of the section are reset', async () => {
  const [daily, weekly] = answers.home.tasks;
  const tasks = [
    { ...weekly!, category: 'special', title: { text: 'Reset', values: {} } },
    { ...weekly!, category: 'special', task_id: 'ends', ends_at: daily!.claim_by, resets_at: null },
  ];
  await openScreen(HubScreen, { replies: { home: result({ ...answers.home, tasks }) } });
  const section = screen.getByRole('region', { name: 'Special tasks' });
  const rows = within(section).getAllByRole('article');
  expect(rows.map((row) => within(row).getAllByText(/ left$/).length)).toEqual([1, 1]);
});

describe('a claim', () => {
  const button = () => screen.getByRole('button', { name: 'Claim: Daily spot trade' });
  const drop = { type: 'drop' } as const;

  it('fails at once when offline and is not sent later', async () => {
    const { user, server } = await openScreen(HubScreen, { replies: { claim: drop } });
    onTestFinished(() => onlineManager.setOnline(true));
    onlineManager.setOnline(false);
    await user.click(button());
    await pass(1);
    expect(screen.getAllByText(/^We couldn't reach the server\./)).toHaveLength(2);
    onlineManager.setOnline(true);
    await pass(60_000);
    expect(server.callsOf('claim')).toHaveLength(1);
    button();
  });

  it('is sent once for two clicks, and retried with the same idempotency key after a lost response', async () => {
    const { user, server } = await openScreen(HubScreen, {
      replies: { claim: { ...drop, delayMs: 500 } },
    });
    await user.dblClick(button());
    await pass(600);
    await user.click(button());
    await pass(600);
    const calls = server.callsOf('claim');
    const claim = { task_id: 'daily-trade', period: '2026-11-21', rule_index: 0 };
    expect(calls.map(({ body }) => body)).toEqual([claim, claim]);
    const [first, second] = calls.map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[\w-]{8,64}$/);
    expect(second).toBe(first);
  });

  it('shows the new state and the reward before the refetch completes', async () => {
    const [reward] = answers.rewards.items;
    const task = { ...dailyTask, state: 'claimed' };
    const { user, server } = await openScreen(HubScreen, {
      replies: { claim: result({ claimed_at: dailyTask.claim_by, task, reward }) },
    });
    server.answer('home', { type: 'hang' });
    await user.click(button());
    await pass(1);
    expect(screen.queryByRole('button', { name: 'Claim: Daily spot trade' })).toBeNull();
    screen.getByText(/^Reward received: .*10 USDT/);
  });
});

describe('claiming all rewards', () => {
  const [reward] = answers.rewards.items;
  const item = (claim_id: string, type: string, validity_days: number | null) => ({
    claim_id,
    title: { text: `Task ${claim_id}`, values: {} },
    reward: { ...dailyTask.reward, type, validity_days },
    claim_by: null,
    expires_soon: false,
    tier: null,
  });
  const press = () => screen.getByRole('button', { name: 'Claim 1 reward' });
  const fund = { ...reward, type: 'trial_fund', state: 'active', validity_days: 3 };
  const claimed = result({
    claimed_tasks: 1,
    claimed_rewards: 0,
    rewards: [{ ...fund, valid_until: testStart, needs_activation: true }],
  });

  it('shows the deadlines that start before it, claims the choice, and then shows a receipt', async () => {
    const items = [item('a', 'trial_fund', 3), item('b', 'points', 365)];
    const { user, server } = await openScreen(HubScreen, {
      replies: { claimable: result({ items }), claimAll: claimed },
    });
    await user.click(press());
    await pass(1);
    const sheet = screen.getByRole('dialog', { name: 'Ready to claim' });
    expect(within(sheet).getAllByText(/Use within/)).toHaveLength(1);
    expect(server.callsOf('claimAll')).toHaveLength(0);
    await user.click(within(sheet).getByRole('button', { name: 'Choose' }));
    await user.click(within(sheet).getByRole('checkbox', { name: 'Task b' }));
    await user.click(within(sheet).getByRole('button', { name: /^Claim \(\W*1\W*\)$/ }));
    await pass(1);
    expect(server.callsOf('claimAll').map(({ body }) => body)).toEqual([{ only: ['a'] }]);
    const receipt = screen.getByRole('dialog', { name: 'You claimed 1 reward.' });
    within(receipt).getByText(/Trial fund/);
    within(receipt).getByText(/Use within \W*3\W+days/);
    within(receipt).getByRole('link', { name: /^Activate: / });
    within(receipt).getByRole('link', { name: 'My rewards' });
  });

  it('claims at once if no deadline starts, and shows a receipt', async () => {
    const { user, server } = await openScreen(HubScreen, {
      replies: { claimable: result({ items: [item('b', 'points', 365)] }), claimAll: claimed },
    });
    await user.dblClick(press());
    await pass(1);
    expect(server.callsOf('claimAll')).toHaveLength(1);
    screen.getByRole('dialog', { name: 'You claimed 1 reward.' });
  });

  it('keeps the sheet open if the claim fails, so that it can be repeated with the same key', async () => {
    const { user, server } = await openScreen(HubScreen, {
      replies: {
        claimable: result({ items: [item('a', 'trial_fund', 3)] }),
        claimAll: { type: 'drop' },
      },
    });
    await user.click(press());
    await pass(1);
    const sheet = within(screen.getByRole('dialog', { name: 'Ready to claim' }));
    await user.click(sheet.getByRole('button', { name: /^Claim \(\W*1\W*\)$/ }));
    await pass(1);
    sheet.getByText(/You can safely try again/);
    server.answer('claimAll', claimed);
    await user.click(sheet.getByRole('button', { name: /^Claim \(\W*1\W*\)$/ }));
    await pass(1);
    screen.getByRole('dialog', { name: 'You claimed 1 reward.' });
    const [first, second] = server.callsOf('claimAll').map(({ headers }) => headers);
    expect(second!['idempotency-key']).toBe(first!['idempotency-key']);
  });
});

it('names last what the edition does not offer, and where a reward was earned', async () => {
  const sum = (type: string, amount: string, withdrawal: string) => ({
    type,
    value: { amount, unit: type === 'points' ? 'points' : 'USDT' },
    worth: null,
    limit: null,
    withdrawal,
    up_to: false,
  });
  const claimable = [
    sum('trial_fund', '100', 'profit'),
    sum('coupon', '10', 'none'),
    sum('points', '50', 'none'),
  ];
  const tasks = [{ ...dailyTask, state: 'claimable', earned_in: 'default' }];
  const totals = { ...answers.home.totals, claimable, claimable_tasks: 3 };
  await openScreen(HubScreen, {
    address: '/en/task-center?edition=eu',
    replies: { home: result({ ...answers.home, tasks, totals }) },
  });
  const values = [...document.querySelectorAll('.claimable__value')];
  expect(values.map(({ textContent }) => textContent?.match(/\d+/)?.[0])).toEqual([
    '10',
    '50',
    '100',
  ]);
  screen.getByText(/^Earned on .+ Its terms apply\.$/);
});
