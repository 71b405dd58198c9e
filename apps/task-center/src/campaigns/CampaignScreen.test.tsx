import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers, gate, testStart } from '../../test/answers.ts';
import { result } from '../../test/fakeServer.ts';
import { openScreen, pass } from '../../test/openPage.tsx';
import { CampaignScreen } from './CampaignScreen.tsx';
import { CampaignsScreen } from './CampaignsScreen.tsx';

const address = '/en/task-center/campaign-detail?campaign-id=volume-cup';
const openCampaign = (change: object) =>
  openScreen(CampaignScreen, {
    address,
    isGuest: true,
    replies: { campaign: result({ ...answers.campaign, gates: [gate], ...change }) },
  });

it('asks a guest to log in while the campaign runs', async () => {
  await openCampaign({});
  expect(document.querySelector('.eligibility')?.textContent).toContain('Log in to start');
  screen.getByRole('button', { name: 'Log in to join' });
  expect(screen.getByRole('timer').textContent).toBe('2d 0h left');
});

it('does not ask a guest to log in when the campaign is over', async () => {
  await openCampaign({ state: 'ended', ends_at: testStart - 1 });
  expect(document.querySelector('.detail__states')?.textContent).toBe('Ended');
  expect(document.querySelector('.facts')).not.toBeNull();
  expect(document.querySelector('.eligibility')).toBeNull();
  expect(document.querySelector('.detail__action')?.textContent).toBe('');
});

it('counts down to the start and hides the leaderboard until then', async () => {
  const { server } = await openCampaign({ state: 'upcoming', starts_at: testStart + 60_000 });
  expect(screen.getByRole('timer').textContent).toBe('Starts in 1m 0s');
  expect(server.callsOf('leaderboard')).toHaveLength(0);
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
