import { onlineManager } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answers, dailyTask } from '../../test/answers.ts';
import { result } from '../../test/fakeServer.ts';
import { openScreen, pass } from '../../test/openPage.tsx';
import { HubScreen } from './HubScreen.tsx';

it('falls back to generic texts for unknown values of a newer server', async () => {
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
  const task = screen.getByText('Weekly spot trade').closest<HTMLElement>('.task-card')!;
  within(task).getByText('Unavailable');
  within(task).getByText('Reward');
  const campaign = screen.getByText('Volume Cup').closest<HTMLElement>('.x-card')!;
  within(campaign).getByText('Unavailable');
  expect(document.body.textContent).not.toMatch(/moon_dust|half_way|paused|undefined|state_/);
});

it('omits a task of an unknown category', async () => {
  const [daily, weekly] = answers.home.tasks;
  const tasks = [daily, { ...weekly, category: 'hourly' }];
  await openScreen(HubScreen, { replies: { home: result({ ...answers.home, tasks }) } });
  screen.getByText('Daily spot trade');
  expect(screen.queryByText('Weekly spot trade')).toBeNull();
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Your points',
    'Daily check-in',
    'Daily tasks',
    'Campaigns',
  ]);
});

it('shows a message when there are no tasks', async () => {
  const home = { ...answers.home, tasks: [], campaigns: [] };
  await openScreen(HubScreen, { replies: { home: result(home) } });
  expect(document.querySelectorAll('.x-empty')).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'Campaigns' })).toBeNull();
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

  it('is sent once for two clicks and retried with the same key after a lost response', async () => {
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
    const [first, second] = calls.map(({ headers }) => headers['Idempotency-Key']);
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
    screen.getByText(/^You received .*10 USDT/);
  });
});
