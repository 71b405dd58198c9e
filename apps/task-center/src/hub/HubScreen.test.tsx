import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answers, dailyTask, testStart } from '../../test/answers.ts';
import { result } from '../../test/fakeServer.ts';
import { openScreen, pass } from '../../test/openPage.tsx';
import { HubScreen } from './HubScreen.tsx';

const dayMs = 86_400_000;

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

it.each([
  ['how much longer than its steps the rewards of the welcome package can be claimed', 7, 1],
  ['no longer time to claim if there is none', 0, 0],
])('says %s', async (_, days, lines) => {
  const step = { ...dailyTask, category: 'newcomer', ends_at: testStart + 30 * dayMs };
  const tasks = [
    { ...step, task_id: 'done', claim_by: step.ends_at + days * dayMs },
    { ...step, task_id: 'open', state: 'todo' },
  ];
  await openScreen(HubScreen, { replies: { home: result({ ...answers.home, tasks }) } });
  const welcome = within(screen.getByRole('region', { name: 'Welcome package' }));
  expect(
    welcome.queryAllByText(/^You can claim finished steps for .7. days longer\.$/),
  ).toHaveLength(lines);
});

it('lists the welcome rewards of the collapsed steps with their kind, the most valuable first, without a sum', async () => {
  const rewards = [
    ...['1', '2', '3'].map((amount) => ({
      type: 'coupon',
      amount,
      state: 'todo',
      withdrawal: 'none',
      up_to: false,
    })),
    { type: 'coupon', amount: '4', state: 'locked', withdrawal: 'none', up_to: false },
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
    expect.stringMatching(/^\W?14\sUSDT\W? Fee coupon$/),
    expect.stringMatching(/^Up to \W?20\sUSDT\W? Trial fund For derivatives$/),
  ]);
  expect(welcome.textContent).not.toMatch(/3[05]\sUSDT/);
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
  // The next step is above.
  ['newcomer', 5, undefined],
  ['newcomer', 6, '3 more steps'],
  ['daily', 6, undefined],
  ['daily', 7, '3 more tasks'],
])('collapses three tasks or more, and counts them: %s, %d', async (category, n, text) => {
  const tasks = Array.from({ length: n }, (_, i) => ({
    ...dailyTask,
    task_id: String(i),
    category,
    state: 'todo',
  }));
  await openScreen(HubScreen, { replies: { home: result({ ...answers.home, tasks }) } });
  const summary = document.querySelector('.task-more summary');
  expect(summary?.textContent?.replace(/[\u2066\u2069]/g, '')).toBe(text);
});

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

  it('are together on phones, the one that the user takes part in first', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const { own, suggested } = await openCampaigns(['ongoing', 'upcoming'], testStart);
    expect([own, suggested]).toEqual([undefined, []]);
    const campaigns = screen.getByRole('region', { name: 'Campaigns' });
    const links = within(campaigns).getAllByRole('link', { name: /^Campaign / });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Campaign ongoing',
      'Campaign upcoming',
    ]);
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

it('says once that both rewards of an invitation cannot be withdrawn', async () => {
  await openScreen(HubScreen);
  const invite = screen.getByRole('region', { name: 'Invite friends' });
  expect(within(invite).getAllByText('Not withdrawable')).toHaveLength(1);
});

it('says once below the tasks what can be withdrawn of all kinds of the page', async () => {
  const taskWith = (type: 'coupon' | 'bonus', state: 'todo' | 'locked') => ({
    ...dailyTask,
    task_id: type,
    state,
    reward: { ...dailyTask.reward, type, withdrawal: 'none' },
  });
  const tasks = [taskWith('coupon', 'todo'), taskWith('bonus', 'locked')];
  await openScreen(HubScreen, { replies: { home: result({ ...answers.home, tasks }) } });
  const card = screen.getByRole('region', { name: 'Good to know' });
  const legends = [...card.querySelectorAll('.kind-legend > li')];
  expect(legends.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Fee coupon Not withdrawable\./),
    expect.stringMatching(/^Bonus Not withdrawable\./),
  ]);
});
