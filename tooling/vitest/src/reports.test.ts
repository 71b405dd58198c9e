import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readReports, removeReports } from './reports.ts';

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

it('reads the reports of all workspaces', () => {
  write('packages/ui', 'unit', 1);
  write('apps/docs', 'unit', 2);
  write('apps/docs', 'full', 4);
  expect(passed('unit').sort()).toEqual([1, 2]);
  expect(passed('unit', 'full').sort()).toEqual([1, 2, 4]);
});

it('does not count the report of an earlier run for a task that this run leaves out', () => {
  write('packages/ui', 'unit', 1000);
  write('apps/docs', 'release', 8);
  removeReports(repository, ['unit', 'full']);
  write('apps/docs', 'unit', 2);
  expect(passed('unit')).toEqual([2]);
  expect(passed('release')).toEqual([8]);
});
