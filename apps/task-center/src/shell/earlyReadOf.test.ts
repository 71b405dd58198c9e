import { expect, it } from 'vitest';
import { earlyReadOf } from './earlyReadOf.ts';

const read = (page: string, query = '') => earlyReadOf(page, new URLSearchParams(query));

it.each([
  ['/task-center', '', { name: 'home' }],
  [
    '/task-center/task-detail',
    'task-id=daily-trade',
    { name: 'task', query: { task_id: 'daily-trade', rule_index: '0' } },
  ],
  [
    '/task-center/task-detail',
    'task-id=daily-trade&rule-index=2',
    { name: 'task', query: { task_id: 'daily-trade', rule_index: '2' } },
  ],
  ['/task-center/my-campaigns', '', { name: 'campaigns', query: { filter: 'ongoing' } }],
  [
    '/task-center/campaign-detail',
    'campaign-id=volume-cup',
    { name: 'campaign', query: { campaign_id: 'volume-cup' } },
  ],
  [
    '/task-center/my-rewards',
    '',
    { name: 'rewards', query: { group: 'to_claim', sort: 'ending' } },
  ],
  ['/task-center/invite', '', { name: 'invite' }],
])('requests the data of %s?%s early', (page, query, expected) => {
  expect(read(page, query)).toEqual(expected);
});

it.each(['/task-center/task-detail', '/task-center/campaign-detail', '/task-center/faq'])(
  'requests no data early on %s without parameters',
  (page) => {
    expect(read(page)).toBeUndefined();
  },
);
