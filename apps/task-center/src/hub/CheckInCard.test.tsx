import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers } from '../../test/answers.ts';
import { result } from '../../test/fakeServer.ts';
import { openScreen, pass } from '../../test/openPage.tsx';
import { HubScreen } from './HubScreen.tsx';

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
