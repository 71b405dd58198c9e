import type { EndpointName } from '@exchange/task-center-api';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers } from './answers.ts';
import { result } from './fakeServer.ts';
import { openScreen, pass } from './openPage.tsx';
import { screens } from './screens.ts';

const nothing = { items: [], next_cursor: null };

/**
 * Empty lists of a new account: the screen, the endpoint, its response, and the title and button that the screen shows
 * in place of the list. The screens of a task and a reward have no empty list.
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
  'the screen of "%s" shows a message and at most one button if "%s" is empty',
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
    // An empty list is not announced as an error.
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
