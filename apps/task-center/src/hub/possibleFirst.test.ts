import type { Task } from '@exchange/task-center-api';
import { expect, it } from 'vitest';
import { gate } from '../../test/answers.ts';
import { needsVerification, possibleFirst } from './possibleFirst.ts';

const task = (kind: Task['kind'], state: Task['state'] = 'todo') =>
  ({ task_id: kind, kind, state, gates: [] }) as unknown as Task;

const groups = [
  { id: 'daily', tasks: [task('trade'), task('deposit', 'locked')] },
  { id: 'weekly', tasks: [task('trade'), task('invite')] },
  { id: 'special', tasks: [task('earn'), task('two_factor')] },
];
const order = (isUnverified: boolean) =>
  possibleFirst(groups, isUnverified).map(({ id, tasks }) => [
    id,
    ...tasks.map(({ kind }) => kind),
  ]);

it('puts what an account can do without money first, until it is verified', () => {
  expect(order(true)).toEqual([
    ['daily', 'trade', 'deposit'],
    ['weekly', 'invite', 'trade'],
    ['special', 'two_factor', 'earn'],
  ]);
  expect(order(false)[1]).toEqual(['weekly', 'trade', 'invite']);
});

it('keeps a task with money that can be claimed', () => {
  const daily = { tasks: [task('trade', 'claimable'), task('invite')] };
  expect(possibleFirst([daily], true)).toEqual([daily]);
});

it.each([
  [{ reason: 'kyc_level', level: 1, met: false }, true],
  [{ reason: 'kyc_level', level: 1, met: true }, false],
  [{ reason: 'kyc_level', level: 2, met: false }, false],
  [{ reason: 'region', met: false }, false],
] as const)('reads from the gate %o whether the account has to verify: %s', (change, expected) => {
  const gated = { ...task('deposit'), gates: [{ ...gate, ...change }] };
  expect(needsVerification([gated])).toBe(expected);
});
