import { onlineManager } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answers, dailyTask, testStart } from '../../test/answers.ts';
import { result } from '../../test/fakeServer.ts';
import { openScreen, pass } from '../../test/openPage.tsx';
import { HubScreen } from './HubScreen.tsx';

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
    const sheet = screen.getByRole('dialog', { name: /^Ready to claim/ });
    expect(within(sheet).getAllByText(/to use$/)).toHaveLength(1);
    expect(server.callsOf('claimAll')).toHaveLength(0);
    await user.click(within(sheet).getByRole('button', { name: 'Choose' }));
    await user.click(within(sheet).getByRole('checkbox', { name: 'Task a' }));
    await user.click(within(sheet).getByRole('checkbox', { name: 'Task b' }));
    await user.click(within(sheet).getByRole('button', { name: /^Claim \(\W*1\W*\)$/ }));
    await pass(1);
    expect(server.callsOf('claimAll').map(({ body }) => body)).toEqual([{ only: ['a'] }]);
    const receipt = screen.getByRole('dialog', { name: 'You claimed 1 reward.' });
    within(receipt).getAllByText(/Trial fund/);
    within(receipt).getByText(/^You can use it until /);
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
    const sheet = within(screen.getByRole('dialog', { name: /^Ready to claim/ }));
    await user.click(sheet.getByRole('button', { name: 'Claim 1 reward' }));
    await pass(1);
    sheet.getByText(/You can safely try again/);
    server.answer('claimAll', claimed);
    await user.click(sheet.getByRole('button', { name: 'Claim 1 reward' }));
    await pass(1);
    screen.getByRole('dialog', { name: 'You claimed 1 reward.' });
    const [first, second] = server.callsOf('claimAll').map(({ headers }) => headers);
    expect(second!['idempotency-key']).toBe(first!['idempotency-key']);
  });
});
