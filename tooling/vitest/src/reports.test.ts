import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import {
  countTests,
  failures,
  readReports,
  removeReports,
  repeated,
  type Report,
} from './reports.ts';

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

it('removes the reports of the given kinds in all workspaces, and no others', () => {
  const repository = mkdtempSync(join(tmpdir(), 'reports-'));
  onTestFinished(() => rmSync(repository, { recursive: true }));
  for (const workspace of ['packages/ui', 'apps/docs', 'tooling/vitest']) {
    const folder = join(repository, workspace, 'reports');
    mkdirSync(folder, { recursive: true });
    for (const kind of ['unit', 'browser', 'full']) {
      writeFileSync(join(folder, `${kind}.json`), JSON.stringify(report));
    }
  }
  const numberOf = (kind: string) => readReports(repository, [kind]).length;
  removeReports(repository, ['unit', 'full']);
  expect(['unit', 'browser', 'full'].map(numberOf)).toEqual([0, 3, 0]);
});
