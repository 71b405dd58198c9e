import type { Task } from '@exchange/task-center-api';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { dailyTask, gate } from '../../test/answers.ts';
import { useSteadyRows } from './useSteadyRows.ts';

type States = Record<string, Task['state']>;

const list = (states: States): Task[] =>
  Object.entries(states).map(([id, state]) => ({ ...dailyTask, task_id: id, state }));

/** Renders the hook with two rows to show. Returns a function that changes the tasks and returns the shown ids. */
function show(first: States) {
  const { result, rerender } = renderHook(({ states }) => useSteadyRows(list(states), 2), {
    initialProps: { states: first },
  });
  const rows = () => result.current.map(({ task_id: id }) => id).join(' ');
  return { rows, change: (states: States) => rerender({ states }) };
}

it('shows claimable tasks first, and no locked or finished tasks', () => {
  const { rows } = show({ a: 'locked', b: 'todo', c: 'claimable', d: 'claimed', e: 'expired' });
  expect(rows()).toBe('c b');
});

it('keeps a claimed task until its row has folded away, and then shows another one', () => {
  vi.useFakeTimers();
  const { rows, change } = show({ a: 'todo', b: 'claimable', c: 'todo' });
  expect(rows()).toBe('b a');
  change({ a: 'todo', b: 'claimed', c: 'todo' });
  expect(rows()).toBe('b a');
  act(() => void vi.advanceTimersByTime(200));
  expect(rows()).toBe('a c');
  vi.useRealTimers();
});

it('keeps the order when another task comes closer to completion', () => {
  const { rows, change } = show({ a: 'claimable', b: 'todo' });
  change({ a: 'in_progress', b: 'claimable' });
  expect(rows()).toBe('a b');
});

it('adds a task that becomes claimable, and removes one that is gone', () => {
  const { rows, change } = show({ a: 'todo', b: 'todo', c: 'todo' });
  change({ a: 'todo', b: 'todo', c: 'claimable' });
  expect(rows()).toBe('a b c');
  change({ b: 'todo', c: 'claimable' });
  expect(rows()).toBe('b c');
});

it('shows all tasks that can be claimed', () => {
  expect(show({ a: 'claimable', b: 'claimable', c: 'claimable' }).rows()).toBe('a b c');
});

it('shows tasks to guests that an account opens, but not to customers those that the identity check opens', () => {
  const locked = (...reasons: Task['gates'][number]['reason'][]): Task => ({
    ...dailyTask,
    task_id: reasons.join(' '),
    state: 'locked',
    gates: reasons.map((reason) => ({ ...gate, reason })),
  });
  const tasks = [locked('vip_only'), locked('kyc_level'), locked('needs_login', 'kyc_level')];
  const { result } = renderHook(() => useSteadyRows(tasks, 3));
  expect(result.current.map(({ task_id: id }) => id)).toEqual(['needs_login kyc_level']);
});
