import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  countTests,
  failures,
  readReports,
  removeReports,
  repeated,
  type Report,
} from './reports.ts';

let repository: string;
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'reports-'));
});
afterEach(() => rmSync(repository, { recursive: true }));

function write(workspace: string, kind: string, numPassedTests: number) {
  mkdirSync(join(repository, workspace, 'reports'), { recursive: true });
  writeFileSync(
    join(repository, workspace, 'reports', `${kind}.json`),
    JSON.stringify({ numPassedTests }),
  );
}

const passed = (...kinds: string[]) =>
  readReports(repository, kinds).map(({ numPassedTests }) => numPassedTests);

it('does not count the report of an earlier run for a task that this run leaves out', () => {
  write('packages/ui', 'unit', 1000);
  write('apps/docs', 'release', 8);
  expect(passed('unit', 'release')).toEqual([1000, 8]);
  removeReports(repository, ['unit', 'full']);
  write('apps/docs', 'unit', 2);
  expect(passed('unit')).toEqual([2]);
  expect(passed('release')).toEqual([8]);
});

const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
});
const report: Report = {
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 3,
  numTodoTests: 4,
  testResults: [
    {
      name: '/page.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        test('is fine', 'passed'),
        test('is late', 'passed', 'Error: late\n    at page.test.ts:3:5'),
        test('is read', 'failed', 'Error: expected 4 to be 2\n    at page.test.ts:9:5'),
      ],
    },
    { name: '/broken.test.ts', status: 'failed', message: 'no build\n at', assertionResults: [] },
  ],
};

it('sums the counts of all reports and counts todo tests as skipped', () => {
  expect(countTests([report, report])).toEqual({ passed: 4, failed: 2, skipped: 14 });
  expect(countTests([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

it('lists failed tests, and files that could not run', () => {
  expect(failures([report])).toEqual([
    '/page.test.ts > is read: Error: expected 4 to be 2',
    '/broken.test.ts: no build',
  ]);
});

it('lists tests that passed only when repeated', () => {
  expect(repeated([report])).toEqual(['/page.test.ts > is late: Error: late']);
});
