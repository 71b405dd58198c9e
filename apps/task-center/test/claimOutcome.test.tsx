import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers, dailyTask, testStart } from './answers.ts';
import { refusal, result, type Steps } from './fakeServer.ts';
import { openScreen, pass, windowsLoad } from './openPage.tsx';
import { HubScreen } from '../src/hub/HubScreen.tsx';

const claimed = { ...dailyTask, state: 'claimed' as const, claimed_at: testStart };
const task = { ...dailyTask, state: 'claimable' as const };
const home = { ...answers.home, tasks: [task] };
const homeAfter = { ...home, tasks: [claimed] };

async function claim(reply: Steps, ...later: unknown[]) {
  const page = await openScreen(HubScreen, {
    replies: { home: [home, ...later].map(result), claim: reply },
  });
  const title = screen.getByRole('heading', { name: 'Daily spot trade' });
  const card = title.closest<HTMLElement>('article')!;
  await page.user.click(within(card).getByRole('button', { name: 'Claim: Daily spot trade' }));
  await pass(100);
  return { ...page, card };
}

it('keeps a claimed task in its position, and the focus on it', async () => {
  const { card } = await claim(
    result({ task: claimed, reward: answers.rewards.items[0], claimed_at: testStart }),
    homeAfter,
  );
  expect(screen.queryByRole('button', { name: 'Claim: Daily spot trade' })).toBeNull();
  within(card).getByText('Claimed');
  expect(card.querySelector('.failed-write')).toBeNull();
  expect(document.activeElement).toBe(card);
});

it('counts a claimed reward no longer as ready, even if the hub fails to refetch', async () => {
  const { card } = await claim(
    result({ task: claimed, reward: answers.rewards.items[0], claimed_at: testStart }),
    undefined,
  );
  within(card).getByText('Claimed');
  const panel = within(screen.getByRole('region', { name: 'Ready to claim' }));
  panel.getByText(/^Nothing to claim right now/);
});

it('shows in the card why a claim failed, even after the toast has disappeared', async () => {
  const { card } = await claim({ type: 'reply', status: 500, body: '' });
  const text = /^Something went wrong. Your rewards and points are safe/;
  expect(screen.getAllByText(text)).toHaveLength(2);
  await pass(10_000);
  within(card).getByText(text);
  expect(screen.getAllByText(text)).toHaveLength(1);
  expect(within(card).queryByRole('button', { name: 'Log in' })).toBeNull();
});

it('opens the login for a user who was logged out', async () => {
  const { card, services } = await claim(refusal(10007));
  within(card).getByText("You've been logged out. Log in and try again.");
  await windowsLoad();
  screen.getByRole('dialog', { name: /Log in/ });
  expect(services.interruptedWrites.isKept()).toBe(true);
});
