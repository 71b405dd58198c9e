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

describe('a claim that starts the time to use the reward', () => {
  const fund = {
    ...answers.rewards.items[0]!,
    type: 'trial_fund' as const,
    validity_days: 3,
    valid_until: testStart,
  };
  const withClock = { ...task, reward: { ...task.reward, type: 'trial_fund', validity_days: 3 } };
  const press = async (reply: Steps) => {
    const page = await openScreen(HubScreen, {
      replies: { home: result({ ...home, tasks: [withClock] }), claim: reply },
    });
    await page.user.click(screen.getByRole('button', { name: 'Claim: Daily spot trade' }));
    await pass(1);
    expect(page.server.callsOf('claim')).toHaveLength(0);
    const sheet = screen.getByRole('dialog', { name: 'Ready to claim' });
    within(sheet).getByText(/3\W+days to use/);
    return { ...page, confirm: within(sheet).getByRole('button', { name: /^Claim/ }) };
  };

  it('asks for confirmation, and then shows a receipt, although the button was removed', async () => {
    const { user, server, confirm } = await press(
      result({ task: claimed, reward: fund, claimed_at: testStart }),
    );
    server.answer('home', result({ ...homeAfter, tasks: [] }));
    await user.dblClick(confirm);
    await pass(100);
    expect(server.callsOf('claim')).toHaveLength(1);
    const receipt = screen.getByRole('dialog', { name: /^Reward received: / });
    within(receipt).getByText(/^You can use it until /);
    within(receipt).getByRole('link', { name: 'My rewards' });
    expect(screen.queryByRole('dialog', { name: 'Ready to claim' })).toBeNull();
  });

  it('is not sent if the visitor closes the sheet', async () => {
    const { user, server } = await press(result({}));
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await pass(500);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.callsOf('claim')).toHaveLength(0);
  });

  it('shows beside the button why it failed', async () => {
    const { user, confirm } = await press(refusal('alreadyClaimed'));
    await user.click(confirm);
    await pass(500);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByText("You've already claimed this.").length).toBeGreaterThan(0);
  });
});

describe('after the end of the session', () => {
  /** Claims while the server has another session, or none. */
  async function claimWith(code: Parameters<typeof refusal>[0], profile: Steps) {
    const page = await openScreen(HubScreen, {
      replies: { home: result(home), claim: refusal(code) },
    });
    page.server.answerProfile(profile);
    await page.user.click(screen.getByRole('button', { name: 'Claim: Daily spot trade' }));
    await pass(100);
    await windowsLoad();
    return page;
  }

  it.each(['notLoggedIn', 'otherUser'] as const)(
    'keeps the claim refused with %s and opens the login',
    async (code) => {
      const { services, server } = await claimWith(code, refusal('notLoggedIn'));
      const login = screen.getByRole('dialog', { name: 'Log in' });
      within(login).getByText("You've been logged out. Log in again.");
      const [call] = server.callsOf('claim');
      expect(services.interruptedWrites.take('1')).toEqual({
        name: 'claim',
        body: call?.body,
        idempotencyKey: call?.headers['idempotency-key'],
      });
    },
  );

  it('opens no login if another user is logged in', async () => {
    const { services } = await claimWith('otherUser', result({ id: 2, username: 'other' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(services.interruptedWrites.take('2')).toBeUndefined();
  });
});
