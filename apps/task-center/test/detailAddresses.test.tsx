import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { CampaignScreen } from '../src/campaigns/detail/CampaignScreen.tsx';
import { RewardScreen } from '../src/rewards/detail/RewardScreen.tsx';
import { TaskScreen } from '../src/tasks/detail/TaskScreen.tsx';
import { refusal } from './fakeServer.ts';
import { openScreen } from './openPage.tsx';

const long = 'x'.repeat(5_000);
const script = '<script>alert(1)</script>';
const image = '"><img src=x onerror=alert(1)>';

type Query = [inAddress: string, sent?: Record<string, string>];

/** Queries in a page's URL, with the query parameters of the resulting API call. Invalid queries cause no call. */
const pages: readonly {
  name: 'task' | 'reward' | 'campaign';
  Screen: ComponentType;
  /** Label and address of the link that leads on. */
  exit: readonly [label: string, path: string];
  queries: readonly Query[];
}[] = [
  {
    name: 'task',
    Screen: TaskScreen,
    exit: ['View all tasks', '/en/task-center'],
    queries: [
      [''],
      ['?task-id=', { task_id: '', rule_index: '0' }],
      ['?task-id=no-such-task&rule-index=0', { task_id: 'no-such-task', rule_index: '0' }],
      ['?task-id=daily-trade&rule-index=99999', { task_id: 'daily-trade', rule_index: '99999' }],
      ['?task-id=daily-trade&rule-index=-1', { task_id: 'daily-trade', rule_index: '-1' }],
      ['?task-id=daily-trade&rule-index=1e3', { task_id: 'daily-trade', rule_index: '1000' }],
      ['?task-id=daily-trade&rule-index=x'],
      ['?task-id=daily-trade&rule-index=0.5'],
      ['?task-id=__proto__&rule-index=0', { task_id: '__proto__', rule_index: '0' }],
      [`?task-id=${long}`, { task_id: long, rule_index: '0' }],
      ['?task-id=%ff%fe', { task_id: '\ufffd\ufffd', rule_index: '0' }],
    ],
  },
  {
    name: 'reward',
    Screen: RewardScreen,
    exit: ['My rewards', '/en/task-center/my-rewards'],
    queries: [
      [''],
      ['?reward-id=', { reward_id: '' }],
      [`?reward-id=${encodeURIComponent(script)}`, { reward_id: script }],
      ['?reward-id=1&reward-code=../../logout', { reward_id: '1', reward_code: '../../logout' }],
      ['?reward-id=999999999999999999999', { reward_id: '999999999999999999999' }],
    ],
  },
  {
    name: 'campaign',
    Screen: CampaignScreen,
    exit: ['View all tasks', '/en/task-center'],
    queries: [
      [''],
      ['?campaign-id=%00', { campaign_id: '\0' }],
      [`?campaign-id=${encodeURIComponent(image)}`, { campaign_id: image }],
    ],
  },
];

describe.each(pages)('the page of a $name', ({ name, Screen, exit, queries }) => {
  it.each(queries)('shows an empty state at %s', async (query, sent) => {
    const { server } = await openScreen(Screen, {
      address: `/en/task-center/${name}-detail${query}`,
      replies: { [name]: refusal('notFound') },
    });
    screen.getByText('Not found');
    const [label, path] = exit;
    const link = screen.getByText(label).closest('a');
    expect(link?.getAttribute('href')).toBe(path);
    const calls = server.callsOf(name).map(({ url }) => new URL(url).searchParams);
    expect(calls.map((params) => Object.fromEntries(params))).toEqual(
      sent ? [{ edition: 'default', lang: 'en', ...sent }] : [],
    );
    expect(document.querySelector('img, script')).toBeNull();
  });
});
