import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { affectedTasks, changedFiles, comparedBranch } from './affected.ts';

let repository: string;
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'affected-'));
  vi.stubEnv('TURBO_SCM_BASE', '');
  git('init', '-q', '-b', 'main');
  commit('first.ts');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(repository, { recursive: true });
});

function git(...options: string[]) {
  const { status, stderr } = spawnSync('git', options, { cwd: repository, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

function commit(file: string) {
  writeFileSync(join(repository, file), '');
  git('add', '-A');
  git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-q', '-m', file);
}

it('lists files of the branch, whether or not they have a commit', () => {
  git('checkout', '-q', '-b', 'change');
  commit('second.ts');
  writeFileSync(join(repository, 'first.ts'), 'changed');
  writeFileSync(join(repository, 'new name.ts'), '');
  expect(changedFiles(repository, 'main').sort()).toEqual(['first.ts', 'new name.ts', 'second.ts']);
});

it('compares with the given branch, with main, or with the main of the origin', () => {
  expect(comparedBranch(repository)).toBe('main');
  git('branch', '-m', 'main', 'change');
  expect(comparedBranch(repository)).toBeUndefined();
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  expect(comparedBranch(repository)).toBe('origin/main');
  vi.stubEnv('TURBO_SCM_BASE', 'release');
  expect(comparedBranch(repository)).toBeUndefined();
  git('branch', 'release');
  expect(comparedBranch(repository)).toBe('release');
});

const rest = ['lint', 'typecheck', 'test', 'check', 'test:browser', 'test:full'];
const all = ['format:check', ...rest];

it.each([
  [
    ['apps/task-center/messages/en/hub.json', 'apps/task-center/resources.d.ts'],
    ['typecheck', 'test', 'test:full'],
  ],
  [['apps/task-center/src/hub/hub.css'], ['test:full', 'test:styles']],
  [['packages/ui/src/content/card.css'], ['test', 'check', 'test:browser', 'test:full']],
  [
    ['apps/task-center/src/hub/hub.css', 'packages/ui/src/content/card.css'],
    ['test', 'check', 'test:browser', 'test:full'],
  ],
  [
    ['apps/task-center/messages/en/hub.json', 'apps/task-center/src/hub/hub.css'],
    ['typecheck', 'test', 'test:full', 'test:styles'],
  ],
  [['apps/task-center/src/hub/Hero.tsx', 'apps/task-center/src/hub/hub.css'], rest],
  [['apps/task-center/src/hub/Hero.tsx'], rest],
  [['.prettierrc.json'], all],
  [['docs/first-day.md', '.prettierignore'], all],
  [['.editorconfig'], all],
  [['pnpm-lock.yaml', 'package.json'], all],
  [[], rest],
])('chooses the tasks that %j can affect', (changes, tasks) => {
  expect(affectedTasks(all, changes)).toEqual(tasks);
});
