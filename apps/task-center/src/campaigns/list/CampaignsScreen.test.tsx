import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers, gate } from '../../../test/answers.ts';
import { result } from '../../../test/fakeServer.ts';
import { openScreen, pass } from '../../../test/openPage.tsx';
import { CampaignsScreen } from './CampaignsScreen.tsx';

it('tells an unverified customer in the list to verify first', async () => {
  const identity = { ...gate, reason: 'kyc_level', level: 1 };
  const items = [{ ...answers.campaign, gates: [{ ...gate, met: true }, identity] }];
  await openScreen(CampaignsScreen, {
    replies: { campaigns: result({ items, next_cursor: null }) },
  });
  expect(document.querySelector('.campaign-card__foot > .x-tag')?.textContent).toBe('Ongoing');
  const card = within(screen.getByRole('article'));
  card.getByText('Verify your identity', { selector: '.gate-line > span' });
});

it.each([
  ['Ongoing', 'No campaigns right now'],
  ['Joined', "You haven't joined a campaign yet"],
  ['Upcoming', 'No upcoming campaigns'],
  ['Ended', 'No past campaigns'],
])('shows a message for an empty list: %s', async (tab, title) => {
  const { user } = await openScreen(CampaignsScreen, {
    replies: { campaigns: result({ items: [], next_cursor: null }) },
  });
  await user.click(screen.getByRole('tab', { name: tab }));
  await pass(10);
  screen.getByText(title);
  expect(document.querySelectorAll('.x-empty')).toHaveLength(1);
});
