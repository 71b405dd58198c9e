import type { Gate, Task } from '@exchange/task-center-api';
import { expect, it } from 'vitest';
import { byUrgency } from './byUrgency.ts';

const task = (id: string, state: Task['state'], current = '0', unmet: Gate['reason'][] = []) =>
  ({
    task_id: id,
    state,
    progress: { current, target: '100', unit: 'USDT' },
    gates: unmet.map((reason) => ({ reason, met: false })),
  }) as Task;

it('sorts claimable tasks first and ended tasks last', () => {
  const tasks = [
    task('a', 'ended'),
    task('b', 'claimed'),
    task('c', 'todo'),
    task('d', 'claimable'),
    task('e', 'locked'),
    task('f', 'in_progress'),
    task('g', 'todo'),
  ];
  expect(
    byUrgency(tasks)
      .map(({ task_id: id }) => id)
      .join(''),
  ).toBe('dfcgeba');
});

it('sorts tasks with the same state by how close they are to their target', () => {
  const tasks = [
    task('a', 'in_progress', '10'),
    task('b', 'in_progress', '90.5'),
    task('c', 'claimable', '100'),
    task('d', 'in_progress', '40'),
  ];
  expect(byUrgency(tasks).map(({ task_id: id }) => id)).toEqual(['c', 'b', 'd', 'a']);
});

it.each<[Gate['reason'][], string]>([
  [['needs_login'], 'b a c'],
  [['kyc_level'], 'b a c'],
  [['needs_login', 'kyc_level'], 'b a c'],
  [['vip_only'], 'b c a'],
  [['kyc_level', 'vip_only'], 'b c a'],
  [['not_started'], 'b c a'],
  [['region'], 'b c a'],
  [[], 'b c a'],
])(
  'sorts a task locked by %j among the open ones only if the visitor can unlock it now',
  (unmet, order) => {
    const tasks = [
      task('a', 'locked', '0', unmet),
      task('b', 'in_progress', '1'),
      task('c', 'under_review'),
    ];
    expect(
      byUrgency(tasks)
        .map(({ task_id: id }) => id)
        .join(' '),
    ).toBe(order);
  },
);
