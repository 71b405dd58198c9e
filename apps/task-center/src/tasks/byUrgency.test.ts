import type { Task } from '@exchange/task-center-api';
import { expect, it } from 'vitest';
import { byUrgency } from './byUrgency.ts';

const task = (id: string, state: Task['state']) => ({ task_id: id, state }) as Task;

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
