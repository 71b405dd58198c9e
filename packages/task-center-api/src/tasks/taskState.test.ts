import fc from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { currentRule, taskState, taskStates, type TaskFacts, type TaskState } from './taskState.ts';

const open: TaskFacts = {
  now: 1_000,
  current: '0',
  target: '100',
  claimed: false,
  review: 'none',
  allowed: true,
  endsAt: null,
  expiresAt: null,
  claimBy: null,
};
const done = { ...open, current: '100' };

describe('taskState', () => {
  it.each<[TaskState, string, TaskFacts]>([
    ['todo', 'no progress', open],
    ['in_progress', 'some progress', { ...open, current: '0.01' }],
    ['locked', 'a gate is closed', { ...open, allowed: false }],
    ['locked', 'a gate closed after some progress', { ...open, current: '50', allowed: false }],
    ['claimable', 'exactly enough', { ...done, current: '100.00' }],
    ['claimable', 'more than enough', { ...done, current: '250.5' }],
    ['locked', 'done, then a gate closed', { ...done, allowed: false }],
    ['under_review', 'done, review pending', { ...done, review: 'pending' }],
    ['in_progress', 'review pending but not done', { ...open, current: '1', review: 'pending' }],
    ['claimable', 'review passed', { ...done, review: 'passed' }],
    ['rejected', 'review rejected', { ...done, review: 'rejected' }],
    [
      'rejected',
      'review rejected, ended meanwhile',
      { ...done, review: 'rejected', endsAt: 1_000 },
    ],
    ['claimed', 'claimed', { ...done, claimed: true }],
    [
      'claimed',
      'claimed, everything else ended',
      {
        ...done,
        claimed: true,
        allowed: false,
        endsAt: 1,
        expiresAt: 1,
        claimBy: 1,
        review: 'rejected',
      },
    ],
    ['ended', 'exactly at the common end', { ...open, endsAt: 1_000 }],
    ['todo', '1 ms before the common end', { ...open, endsAt: 1_001 }],
    ['ended', 'both ends passed', { ...open, endsAt: 1_000, expiresAt: 900 }],
    ['expired', 'the end for this account passed', { ...open, expiresAt: 1_000 }],
    [
      'expired',
      'the end for this account passed, a gate closed',
      { ...open, expiresAt: 1_000, allowed: false },
    ],
    ['claimable', 'done before the end', { ...done, endsAt: 500, expiresAt: 500 }],
    ['claimable', 'last moment to claim', { ...done, endsAt: 500, claimBy: 1_001 }],
    ['expired', 'not claimed in time', { ...done, endsAt: 500, claimBy: 1_000 }],
    ['under_review', 'review pending after the end', { ...done, endsAt: 500, review: 'pending' }],
  ])('is %s: %s', (state, _why, facts) => {
    expect(taskState(facts)).toBe(state);
  });

  it('returns a known state for random facts, and `claimed` only for claimed tiers', () => {
    const instant = fc.option(fc.integer({ min: 0, max: 2_000 }));
    const facts = fc.record<TaskFacts>({
      now: fc.integer({ min: 0, max: 2_000 }),
      current: fc.integer({ min: 0, max: 200 }).map(String),
      target: fc.constant('100'),
      claimed: fc.boolean(),
      review: fc.constantFrom('none', 'pending', 'passed', 'rejected'),
      allowed: fc.boolean(),
      endsAt: instant,
      expiresAt: instant,
      claimBy: instant,
    });
    fc.assert(
      fc.property(facts, (each) => {
        const state = taskState(each);
        expect(taskStates).toContain(state);
        expect(state === 'claimed').toBe(each.claimed);
        if (state === 'claimable') expect(Number(each.current)).toBeGreaterThanOrEqual(100);
      }),
    );
  });
});

describe('currentRule', () => {
  it.each<[number, TaskState[]]>([
    [0, ['todo', 'todo', 'todo']],
    [0, ['in_progress', 'in_progress']],
    [0, ['claimable', 'claimable', 'in_progress']],
    [1, ['claimed', 'claimable', 'in_progress']],
    [2, ['in_progress', 'locked', 'claimable']],
    [1, ['claimed', 'in_progress', 'todo']],
    [2, ['claimed', 'claimed', 'claimed']],
    [0, ['claimed']],
    [1, ['claimed', 'ended']],
  ])('returns %i for %j', (index, states) => {
    expect(currentRule(states)).toBe(index);
  });
});
