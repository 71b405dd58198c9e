import { expect, it } from 'vitest';
import { addUp, failures, repeated, type Report } from './counts.ts';

const report = (
  [numPassedTests, numFailedTests, numPendingTests, numTodoTests]: [number, number, number, number],
  testResults: Report['testResults'] = [],
): Report => ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults });

it('sums the counts of all reports and counts todo tests as skipped', () => {
  expect(addUp([report([3, 0, 1, 0]), report([4, 2, 0, 5])])).toEqual({
    passed: 7,
    failed: 2,
    skipped: 6,
  });
});

it('returns zeros for no reports', () => {
  expect(addUp([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

it('lists failed tests, and files that could not run', () => {
  const passed = { fullName: 'is fine', status: 'passed', failureMessages: [] };
  const failed = {
    fullName: 'a page is read',
    status: 'failed',
    failureMessages: ['AssertionError: expected 4 to be 2\n    at page.test.ts:3:5'],
  };
  const page = {
    name: '/r/page.test.ts',
    status: 'failed',
    message: '',
    assertionResults: [passed, failed],
  };
  const broken = {
    name: '/r/broken.test.ts',
    status: 'failed',
    message: 'Error: no build\n    at setup.ts:1:1',
    assertionResults: [],
  };
  expect(failures([report([1, 1, 0, 0], [page, broken])])).toEqual([
    '/r/page.test.ts > a page is read: AssertionError: expected 4 to be 2',
    '/r/broken.test.ts: Error: no build',
  ]);
});

it('lists tests that passed only when repeated', () => {
  const passed = { fullName: 'is fine', status: 'passed', failureMessages: [] };
  const flaky = { fullName: 'is late', status: 'passed', failureMessages: ['Error: late\n    at'] };
  const failed = { fullName: 'is wrong', status: 'failed', failureMessages: ['Error: wrong'] };
  const file = {
    name: '/r/page.test.ts',
    status: 'failed',
    message: '',
    assertionResults: [passed, flaky, failed],
  };
  expect(repeated([report([2, 1, 0, 0], [file])])).toEqual([
    '/r/page.test.ts > is late: Error: late',
  ]);
});
