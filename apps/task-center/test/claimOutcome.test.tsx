import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answers, dailyTask, testStart } from './answers.ts';
import { refusal, result, type Steps } from './fakeServer.ts';
import { openScreen, pass, windowsLoad } from './openPage.tsx';
import { HubScreen } from '../src/hub/HubScreen.tsx';

const claimed = { ...dailyTask, state: 'claimed' as const, claimed_at: testStart };
const task = { ...dailyTask, state: 'claimable' as const };
const home = { ...answers.home, tasks: [task] };
const homeAfter = { ...home, tasks: [claimed] };

beforeEach(() => sessionStorage.clear());

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

describe('after the end of the session', () => {
  /** Claims while the server has another session, or none. */
  async function claimWith(code: number, profile: Steps) {
    const page = await openScreen(HubScreen, {
      replies: { home: result(home), claim: refusal(code) },
    });
    page.server.answerProfile(profile);
    await page.user.click(screen.getByRole('button', { name: 'Claim: Daily spot trade' }));
    await pass(100);
    await windowsLoad();
    return page;
  }

  it.each([10007, 30008])('keeps the refused claim (%i) and opens the login', async (code) => {
    const { services, server } = await claimWith(code, refusal(10007));
    const login = screen.getByRole('dialog', { name: 'Log in' });
    within(login).getByText("You've been logged out. Log in again.");
    const [call] = server.callsOf('claim');
    expect(services.interruptedWrites.take('1')).toEqual({
      name: 'claim',
      body: call?.body,
      idempotencyKey: call?.headers['idempotency-key'],
    });
  });

  it('opens no login if another user is logged in', async () => {
    const { services } = await claimWith(30008, result({ id: 2, username: 'other' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(services.interruptedWrites.take('2')).toBeUndefined();
  });
});
