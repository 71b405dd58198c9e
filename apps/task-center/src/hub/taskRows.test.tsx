import type { Task } from '@exchange/task-center-api';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers, dailyTask, gate, testStart } from '../../test/answers.ts';
import { result } from '../../test/fakeServer.ts';
import { openScreen, pass } from '../../test/openPage.tsx';
import { HubScreen } from './HubScreen.tsx';

/** Returns an element's text without the marks that isolate left-to-right amounts. */
const plain = (element: Element | null) => element?.textContent.replace(/[\u2066\u2069]/g, '');

/** Renders the hub with a single task. */
async function openHub(task: Partial<Task>) {
  const tasks = [{ ...dailyTask, ...task }];
  // Without sums to claim, there is space for the next step of the welcome package.
  const totals = { ...answers.home.totals, claimable: [] };
  await openScreen(HubScreen, {
    replies: { home: result({ ...answers.home, totals, tasks, campaigns: [] }) },
  });
}

/** Renders the hub with a single task, and returns Testing Library queries for the task's row. */
async function rowOf(task: Partial<Task>) {
  await openHub(task);
  return within(screen.getByText('Daily spot trade').closest<HTMLElement>('.task-row')!);
}

it.each([
  ['deposit', 'Deposit', '/user/assets/deposit'],
  ['trade', 'Trade', '/trade/spot/BTC/USDT'],
  ['kyc', 'Verify', '/user/accounts/auth/personal'],
  ['other', 'Go', '/somewhere'],
] as const)(
  'the row of an open task of kind "%s" has the action "%s"',
  async (kind, label, path) => {
    const row = await rowOf({ kind, state: 'todo', go_path: path });
    const action = row.getByRole('link', { name: `${label}: Daily spot trade` });
    expect(action.getAttribute('href')).toBe(`/en${path}`);
  },
);

it('the row of a task with derivatives leads to its page, which names the risks', async () => {
  const row = await rowOf({ kind: 'derivatives', state: 'todo' });
  const action = row.getByRole('link', { name: 'Trade: Daily spot trade' });
  expect(action.getAttribute('href')).toContain('/en/task-center/task-detail?task-id=daily-trade');
});

it('the row of a finished task says how long it can be claimed, whenever the tasks reset', async () => {
  const row = await rowOf({
    state: 'claimable',
    claim_by: testStart + 25 * 3_600_000,
    resets_at: testStart + 3_600_000,
  });
  expect(row.getByRole('timer').textContent).toBe('Claim within 1d 1h');
});

it.each([
  [
    { reason: 'previous_task', task_id: 'first-deposit' },
    'Previous step',
    '/en/task-center/task-detail?task-id=first-deposit&rule-index=0',
  ],
  [
    { reason: 'join_campaign', campaign_id: 'cup' },
    'Join first',
    '/en/task-center/campaign-detail?campaign-id=cup',
  ],
] as const)(
  'the row of a locked task links to what unlocks it: %o',
  async (condition, label, href) => {
    const row = await rowOf({ state: 'locked', gates: [{ ...gate, ...condition }] });
    row.getByText(/^(Complete the previous|Join the campaign)/);
    const action = row.getByText(label).closest('a');
    expect(action?.getAttribute('href')).toBe(href);
  },
);

it('a task that waits for the identity check is collapsed, and its list says what opens it', async () => {
  const row = await rowOf({ state: 'locked', gates: [{ ...gate, reason: 'kyc_level', level: 1 }] });
  row.getByRole('img', { name: 'After identity check' });
  expect(row.queryByRole('link', { name: /^(Trade|Verify)/ })).toBeNull();
  const section = screen.getByRole('region', { name: 'Daily tasks' });
  const summary = section.querySelector('details:not([open]) > summary');
  expect(plain(summary)).toBe('1 task after ID check');
  // One notice above all rows leads to it.
  expect(screen.getByRole('link', { name: 'Verify your identity' }).getAttribute('href')).toBe(
    '/en/kyc',
  );
});

it.each([
  ['30', '10', 'kyc_level', '3 tasks after ID check up to 30\u00a0points each'],
  ['30', '10', 'vip_only', '3 more tasks 2 of them after ID check'],
] as const)('counts tasks that wait for the identity check', async (a, b, reason, text) => {
  const waiting = (amount: string, gateReason: 'kyc_level' | 'vip_only' = 'kyc_level') => ({
    ...dailyTask,
    task_id: amount + gateReason,
    state: 'locked' as const,
    gates: [{ ...gate, reason: gateReason, level: 1 }],
    reward: { ...dailyTask.reward, type: 'points', value: { amount, unit: 'points' } } as const,
  });
  const tasks = [waiting(b), waiting(a), waiting('20', reason)];
  const totals = { ...answers.home.totals, claimable: [] };
  await openScreen(HubScreen, { replies: { home: result({ ...answers.home, totals, tasks }) } });
  expect(plain(document.querySelector('details > summary'))).toBe(text);
});

it('the row of a guest leads to the page of the task, which has the button', async () => {
  const gates = [gate, { ...gate, reason: 'kyc_level', level: 1 }] as const;
  const row = await rowOf({ state: 'locked', gates: [...gates] });
  expect(row.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Daily spot trade',
  ]);
  expect(row.queryByRole('button', { name: /^Sign up/ })).toBeNull();
  expect(screen.queryByText('After identity check')).toBeNull();
});

it('the row of a task without money says in one line what to do', async () => {
  const row = await rowOf({
    kind: 'two_factor',
    state: 'todo',
    summary: { text: 'Turn on two-factor login.', values: {} },
  });
  expect(row.getByText('Turn on two-factor login.')).toBeDefined();
});

it('the identity check of the next step says what it takes, and not what it opens', async () => {
  await openHub({
    kind: 'kyc',
    category: 'newcomer',
    state: 'todo',
    summary: { text: 'Then you can trade.', values: {} },
    takes: { text: 'Passport, 3 minutes.', values: {} },
  });
  screen.getByText('Passport, 3 minutes.');
  expect(screen.queryByText('Then you can trade.')).toBeNull();
});

it('the row of a task with several finished tiers claims all of them, and says so', async () => {
  const row = await rowOf({ state: 'claimable', claimable_rules: 3 });
  row.getByText(/^\+ \W*2\W* more$/);
  expect(row.getByRole('button', { name: /^Claim \W*3\W*: Daily spot trade$/ })).toBeDefined();
});

it.each([
  ['region', 'Not available in your region'],
  ['new_reason', 'Not available for your account yet'],
])('the row of a task locked by "%s" shows why', async (reason, text) => {
  const row = await rowOf({ state: 'locked', gates: [{ ...gate, reason }] as Task['gates'] });
  expect(row.getByText(text)).toBeDefined();
});

it.each([
  ['trial_fund', 'profit', 'Trial fund', 0],
  ['airdrop', 'full', 'Airdrop', 1],
] as const)(
  'shows the kind of the reward, and whether it can be withdrawn: %s, %s',
  async (type, withdrawal, kind, badges) => {
    const value = { amount: '100', unit: 'USDT' };
    const row = await rowOf({ reward: { ...dailyTask.reward, type, withdrawal, value } });
    row.getByText(/100\sUSDT/);
    row.getByText(kind);
    expect(row.queryAllByText('Withdrawable')).toHaveLength(badges);
  },
);

it('names the worth of coins beside their amount', async () => {
  const worth = { amount: '6.32', unit: 'USDT' };
  const row = await rowOf({ reward: { ...dailyTask.reward, type: 'airdrop', worth } });
  expect(row.getByText(/^≈ .6\.32\sUSDT.$/)).toBeDefined();
});

it('does not promise an amount for a mystery box', async () => {
  const reward = { ...dailyTask.reward, type: 'mystery_box', up_to: true } as const;
  const row = await rowOf({ reward });
  row.getByText('Mystery box');
  expect(row.queryByText(/USDT/)).toBeNull();
});

it('the row of a post copies the link of the task centre where the browser has no share dialog', async () => {
  const row = await rowOf({ kind: 'community', state: 'todo', go_path: '/community/post' });
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
  });
  row.getByRole('button', { name: 'Share: Daily spot trade' }).click();
  await pass(100);
  expect(copied).toEqual([`${location.origin}/en/task-center`]);
  screen.getByText('Link copied');
});

it.each([
  ['trade', '500', /^Trade .500.USDT. can be lost about .0\.50.USDT. in fees$/],
  [
    'derivatives',
    '500',
    /^Trade .500.USDT. about .0\.30.USDT. in fees leverage: you can lose your margin$/,
  ],
  ['deposit', '100', /^Deposit .100.USDT. your deposit can be withdrawn, its value can fall$/],
  ['kyc', '1', null],
] as const)('the row of a task of kind "%s" says in phrases what it takes', async (...each) => {
  const [kind, target, text] = each;
  const row = await rowOf({
    kind,
    state: 'todo',
    progress: { current: '0', target, unit: 'USDT' },
  });
  const need = row.queryByText(/^(Trade|Deposit) ./)?.closest('.phrases')?.textContent ?? null;
  if (text) expect(need).toMatch(text);
  else expect(need).toBeNull();
});

it('the row of conversions names the spread', async () => {
  const progress = { current: '0', target: '3', unit: 'count' };
  const row = await rowOf({ kind: 'convert', state: 'todo', progress });
  expect(row.getByText(/^the spread, about .0\.1%., is lost$/)).toBeDefined();
});

it('the row of a task in progress names the fees of what is left', async () => {
  const row = await rowOf({
    kind: 'trade',
    state: 'in_progress',
    progress: { current: '7200', target: '20000', unit: 'USDT' },
  });
  expect(row.queryByText(/about .12\.80.USDT. in fees for the rest$/)).not.toBeNull();
});

it('the row of a task names what a loss takes, and that the fees reach the reward', async () => {
  const reward = {
    ...dailyTask.reward,
    type: 'bonus',
    withdrawal: 'profit',
    value: { amount: '50', unit: 'USDT' },
  } as const;
  const progress = { current: '0', target: '100000', unit: 'USDT' };
  const row = await rowOf({ kind: 'derivatives', state: 'todo', reward, progress });
  expect(row.queryByText('A loss can take your own money too')).not.toBeNull();
  expect(row.queryByText(/^You pay about .60.USDT. in fees for /)).not.toBeNull();
});
