import { expect, it } from 'vitest';
import { addUp } from './counts.ts';

it('adds reports up, counting todo as skipped', () => {
  expect(
    addUp([
      { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 },
      { numPassedTests: 4, numFailedTests: 2, numPendingTests: 0, numTodoTests: 5 },
    ]),
  ).toEqual({ passed: 7, failed: 2, skipped: 6 });
});

it('counts nothing as nothing', () => {
  expect(addUp([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
