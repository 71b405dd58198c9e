import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let repository: string;
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'levels-'));
  // A branch without changes: all files are ignored.
  writeFileSync(join(repository, '.gitignore'), '*\n');
  git('init', '-q', '-b', 'main');
  git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-q', '--allow-empty', '-m', 'start');
});
afterEach(() => rmSync(repository, { recursive: true }));

const report = (workspace: string) => join(repository, workspace, 'reports/unit.json');

function git(...options: string[]) {
  const { status, stderr } = spawnSync('git', options, { cwd: repository, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

function write(workspace: string, counts: object) {
  mkdirSync(join(repository, workspace, 'reports'), { recursive: true });
  const none = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  writeFileSync(report(workspace), JSON.stringify({ ...none, testResults: [], ...counts }));
}

/** Runs the level `test` with a turbo that tests only the app `docs`, and ends with a status. */
function run({ counts = {}, status = 0, options = [] as string[] } = {}) {
  write('ran/docs', counts);
  const turbo = `#!/bin/sh\nmkdir -p apps/docs/reports\ncp ran/docs/reports/* apps/docs/reports\nexit ${status}\n`;
  writeFileSync(join(repository, 'turbo'), turbo, { mode: 0o755 });
  const ended = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'runLevels.ts'), 'test', ...options],
    {
      cwd: repository,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${repository}${delimiter}${process.env['PATH']}` },
    },
  );
  const count = ended.stdout.trim().split('\n').at(-1);
  return { status: ended.status, count, errors: ended.stderr };
}

it('counts only tests that this run executed, not the reports of earlier runs', () => {
  write('packages/ui', { numPassedTests: 1000, numFailedTests: 3 });
  expect(run({ counts: { numPassedTests: 2 }, options: ['--affected'] })).toMatchObject({
    status: 0,
    count: '2 passed, 0 failed, 0 skipped',
  });
  expect(existsSync(report('packages/ui'))).toBe(false);
});

it('fails if a test or a task fails, or if no test ran', () => {
  expect(run({ counts: { numPassedTests: 2 } }).status).toBe(0);
  expect(run({ counts: { numPassedTests: 2, numFailedTests: 1 } }).status).toBe(1);
  expect(run({ counts: { numPassedTests: 2 }, status: 1 }).status).toBe(1);
  expect(run().status).toBe(1);
});

it('passes with --affected if the branch affects no test', () => {
  expect(run({ options: ['--affected'] }).status).toBe(0);
});

it('fails with the remedy if the branch to compare with does not exist', () => {
  git('branch', '-m', 'main', 'other');
  const { status, errors } = run({ options: ['--affected'] });
  expect(status).toBe(1);
  expect(errors).toContain('There is no branch to compare with. Run "git fetch origin main"');
});
