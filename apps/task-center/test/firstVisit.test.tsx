import type { EndpointName } from '@exchange/task-center-api';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers } from './answers.ts';
import { result } from './fakeServer.ts';
import { openScreen, pass } from './openPage.tsx';
import { screens } from './screens.ts';

const nothing = { items: [], next_cursor: null };

/**
 * What a new account without any history has: the answer of a list, the title that the screen shows in place of it, and
 * its action. A task and a reward have no empty list.
 */
const firstVisits = [
  ['home', 'home', { ...answers.home, tasks: [], campaigns: [] }, 'No tasks right now', undefined],
  [
    'rewards',
    'rewards',
    { ...answers.rewards, ...nothing },
    'Nothing to claim right now',
    'View all tasks',
  ],
  ['campaigns', 'campaigns', nothing, 'No campaigns right now', undefined],
  ['campaign', 'leaderboard', answers.leaderboard, 'No scores yet', undefined],
  ['invite', 'inviteRecords', nothing, 'No invited friends yet', 'Share your link'],
] as const;

it.each(firstVisits)(
  'the screen of "%s" without any %s says so, with at most one action',
  async (call, list: EndpointName, answer, title, action) => {
    const { path, Screen } = screens.find((each) => each.call === call)!;
    await openScreen(Screen, {
      address: `/en/task-center${path}`,
      replies: { [list]: result(answer) },
    });
    await pass(100);
    const panel = screen.getByText(title).closest<HTMLElement>('.x-empty')!;
    expect(document.querySelectorAll('.x-empty')).toHaveLength(1);
    const links = within(panel).queryAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(action ? [action] : []);
    expect(within(panel).queryAllByRole('button')).toEqual([]);
    // An empty list is no failure.
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
