import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answers } from '../../../test/answers.ts';
import { result } from '../../../test/fakeServer.ts';
import { openScreen, pass } from '../../../test/openPage.tsx';
import { HubScreen } from '../HubScreen.tsx';

it('moves the focus to the card when the check-in replaces its button', async () => {
  const checkIn = { ...answers.home.check_in, checked_today: true, streak: 1 };
  const { user } = await openScreen(HubScreen, {
    replies: { checkIn: result({ check_in: checkIn, reward: answers.reward }) },
  });
  const button = screen.getByRole('button', { name: 'Check in' });
  const card = screen.getByRole('region', { name: 'Daily check-in' });
  await user.click(button);
  await pass(100);
  expect(button.isConnected).toBe(false);
  expect(document.activeElement).toBe(card);
});

it('counts down to the next check-in', async () => {
  const { check_in: checkIn } = answers.home;
  await openScreen(HubScreen, {
    replies: {
      home: result({ ...answers.home, check_in: { ...checkIn, checked_today: true, streak: 1 } }),
    },
  });
  const card = screen.getByRole('region', { name: 'Daily check-in' });
  expect(within(card).getByRole('timer').textContent).toBe('Next check-in in 12h 0m');
});

it.each([
  ['points', 1],
  ['coupon', 0],
])('names the unit of the figures below the days of %s: %d', async (type, count) => {
  const { check_in: checkIn } = answers.home;
  const days = checkIn.days.map((day) => ({ ...day, reward: { ...day.reward, type } }));
  await openScreen(HubScreen, {
    replies: { home: result({ ...answers.home, check_in: { ...checkIn, days } }) },
  });
  expect(screen.queryAllByText(/^Points for /)).toHaveLength(count);
});

it('says before a day is missed what it would mean', async () => {
  await openScreen(HubScreen);
  const card = screen.getByRole('region', { name: 'Daily check-in' });
  within(card).getByText(/^Miss a day and the streak starts again\./);
});

describe('after a missed day', () => {
  const openWith = (canRestore: boolean) => {
    const lost = { streak: 4, can_restore: canRestore };
    const home = { ...answers.home, check_in: { ...answers.home.check_in, lost } };
    const checkIn = { ...home.check_in, checked_today: true, streak: 6, lost: null };
    return openScreen(HubScreen, {
      replies: {
        home: result(home),
        checkIn: result({ check_in: checkIn, reward: answers.reward }),
      },
    });
  };

  it.each([
    [
      true,
      'Restoring it today also checks you in.',
      'Restore streak',
      { restore: true },
      'Streak restored. You checked in today and received',
    ],
    [false, 'Check in today to start a new one.', 'Check in', {}, 'Checked in. You received'],
  ])(
    'shows the lost streak, and the right button and message if it can be restored (%s)',
    async (canRestore, remedy, name, body, message) => {
      const { user, server } = await openWith(canRestore);
      screen.getByText((text) => text.startsWith(`Your 4-day streak has ended. ${remedy}`));
      await user.click(screen.getByRole('button', { name }));
      await pass(10);
      const [call] = server.callsOf('checkIn');
      expect(call?.body).toEqual(body);
      screen.getByText((text) => text.startsWith(message));
    },
  );
});

it('confirms a mystery box as the reward, without an amount', async () => {
  const checkIn = { ...answers.home.check_in, checked_today: true, streak: 1 };
  const reward = { ...answers.reward, type: 'mystery_box', up_to: true };
  const { user } = await openScreen(HubScreen, {
    replies: { checkIn: result({ check_in: checkIn, reward }) },
  });
  await user.click(screen.getByRole('button', { name: 'Check in' }));
  await pass(10);
  screen.getByText('Mystery box added. Open it to see what you win.');
});

it('shows the days in one row, with the name of each day and its reward in points', async () => {
  const { check_in: checkIn } = answers.home;
  const [today] = checkIn.days;
  const points = { ...today!.reward, type: 'points', value: { amount: '50', unit: 'points' } };
  const days = ['2026-11-21', '2026-11-22'].map((day) => ({ ...today, day, reward: points }));
  await openScreen(HubScreen, {
    replies: { home: result({ ...answers.home, check_in: { ...checkIn, days } }) },
  });
  const list = screen.getByRole('list', { name: 'Daily check-in' });
  const [, last] = within(list).getAllByRole('listitem');
  expect(last?.textContent?.replace(/[\u2066\u2069]/g, '')).toBe('SSun Today+5050\u00a0points');
  // The sign stays before the figure in right-to-left text.
  expect(within(last!).getByText(/^\+.*50/).dir).toBe('ltr');
  expect(last?.querySelector('img')?.src).toMatch(/points\.svg$/);
});

it.each([
  [true, ['false']],
  [false, ['step']],
])('marks today, but not for a guest (%s), who has to log in first', async (isGuest, current) => {
  await openScreen(HubScreen, {
    isGuest,
    replies: {
      home: result({ ...answers.home, viewer: { ...answers.home.viewer, logged_in: !isGuest } }),
    },
  });
  const list = screen.getByRole('list', { name: 'Daily check-in' });
  const days = within(list).getAllByRole('listitem');
  expect(days.map((day) => day.ariaCurrent ?? 'false')).toEqual(current);
});
