import type { Task } from '@exchange/task-center-api';
import { expect, it } from 'vitest';
import { gate } from '../../test/answers.ts';
import { identityGate, possibleFirst } from './possibleFirst.ts';

const identity = { ...gate, reason: 'kyc_level', level: 1 } as const;

const task = (
  task_id: string,
  state: Task['state'],
  gates: readonly Task['gates'][number][] = [],
) => ({ task_id, state, gates }) as Task;

it('puts what an account can do now before what waits for its identity check', () => {
  const [trade, invite] = [task('trade', 'locked', [identity]), task('invite', 'todo')];
  const verified = task('trade', 'todo', [{ ...identity, met: true }]);
  expect(possibleFirst([{ tasks: [trade, invite] }])).toEqual([{ tasks: [invite, trade] }]);
  expect(possibleFirst([{ tasks: [verified, invite] }])).toEqual([{ tasks: [verified, invite] }]);
});

it('keeps a task with money that can be claimed', () => {
  const daily = { tasks: [task('trade', 'claimable', [identity]), task('invite', 'todo')] };
  expect(possibleFirst([daily])).toEqual([daily]);
});

it.each([
  [{ reason: 'kyc_level', level: 1, met: false }, true],
  [{ reason: 'kyc_level', level: 1, met: true }, false],
  [{ reason: 'kyc_level', level: 2, met: false }, false],
  [{ reason: 'region', met: false }, false],
] as const)('reads from the gate %o whether the account has to verify: %s', (change, expected) => {
  const gated = task('deposit', 'locked', [{ ...gate, ...change }]);
  expect(identityGate([gated]) !== undefined).toBe(expected);
});
