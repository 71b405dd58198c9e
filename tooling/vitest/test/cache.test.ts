import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { levels } from '../src/levels.ts';
import { repository, workspaces } from './workspace.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

// Edits files in a copy of the repository and checks which tasks of `pnpm test:full` turbo would run again.
const copy = mkdtempSync(join(tmpdir(), 'turbo-cache-'));
const tasks = [...levels.test.tasks, ...levels.full.tasks];
const turbo = join(repository, 'node_modules/.bin/turbo');

/** Tasks that read the whole repository, so turbo reruns them after any edit. */
const always = ['//#format:check', '//#lint:boundaries', '//#lint:citations', '//#lint:unused'];

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 });

/** Returns the hash of each task's inputs, by task name. */
function hashes(): Map<string, string> {
  const output = execFileSync(turbo, ['run', ...tasks, '--dry=json', '--no-daemon'], {
    cwd: copy,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 26,
  });
  const plan = JSON.parse(output) as {
    tasks: { taskId: string; command: string; hash: string }[];
  };
  return new Map(
    plan.tasks
      .filter(({ command }) => command !== '<NONEXISTENT>')
      .map(({ taskId, hash }) => [taskId, hash]),
  );
}

let before: Map<string, string>;
beforeAll(() => {
  const files = git(repository, 'ls-files', '-co', '--exclude-standard', '-z').split('\0');
  for (const file of files.filter((name) => name !== '')) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(repository, file), join(copy, file));
  }
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
  before = hashes();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Returns the tasks that run again after a line is added to a file. */
function rerunAfterEdit(file: string): string[] {
  const path = join(copy, file);
  const original = readFileSync(path);
  appendFileSync(path, '\n');
  const after = hashes();
  writeFileSync(path, original);
  return [...after].filter(([task, hash]) => before.get(task) !== hash).map(([task]) => task);
}

const tasksNamed = (...names: string[]) =>
  workspaces().flatMap(({ name, scripts }) =>
    names.filter((task) => scripts[task] !== undefined).map((task) => `${name}#${task}`),
  );
const tasksOf = (workspace: string, ...names: string[]) =>
  tasksNamed(...names).filter((task) => task.startsWith(`${workspace}#`));
/** Tasks of the documentation site. */
const site = tasksOf('@apps/docs', 'build', 'test', 'test:full');
const everyTaskOf = (workspace: string) => tasksOf(workspace, 'build', 'build:stock', ...tasks);

it.each<[what: string, file: string, tasks: string[]]>([
  ['a docs page', 'docs/architecture.md', ['@tooling/release#test', ...site]],
  [
    "a package's README",
    'packages/region-env/README.md',
    ['@exchange/region-env#check', '@tooling/release#test', ...site],
  ],
  [
    "a package's source",
    'packages/region-env/src/locale/locales.ts',
    [
      ...everyTaskOf('@exchange/region-env'),
      ...everyTaskOf('@exchange/account'),
      ...everyTaskOf('@exchange/market'),
      ...everyTaskOf('@exchange/site'),
      ...everyTaskOf('@apps/task-center'),
      ...everyTaskOf('@apps/docs'),
      ...tasksOf('@tooling/bench', 'lint', 'typecheck', 'test'),
      ...tasksOf('@tooling/node-versions', 'lint', 'typecheck', 'test'),
      ...tasksOf('@tooling/release', 'lint', 'typecheck', 'test'),
    ],
  ],
  [
    'the source of a package without a build',
    'packages/account/src/useSending.ts',
    [
      ...everyTaskOf('@exchange/account'),
      ...everyTaskOf('@apps/task-center'),
      ...tasksOf('@apps/docs', 'build', 'test:full'),
      ...tasksOf('@tooling/bench', 'lint', 'typecheck', 'test'),
    ],
  ],
  [
    "a package's unit test",
    'packages/region-env/src/host/host.test.ts',
    [...tasksOf('@exchange/region-env', 'lint', 'typecheck', 'test'), '@tooling/vitest#test'],
  ],
  [
    "a package's API report",
    'packages/region-env/etc/index.api.md',
    ['@exchange/region-env#check'],
  ],
  [
    "the sandbox's source",
    'apps/sandbox/src/main.ts',
    [
      ...everyTaskOf('@apps/sandbox'),
      ...tasksOf('@apps/task-center', 'lint', 'typecheck', 'test:browser', 'test:full'),
      ...tasksOf('@tooling/bench', 'lint', 'typecheck', 'test'),
      ...tasksOf('@tooling/deploy', 'lint', 'typecheck', 'test'),
    ],
  ],
  [
    'an ESLint rule',
    'tooling/eslint/src/configs.js',
    [...tasksNamed('lint'), '@tooling/eslint#test'],
  ],
  ['a workflow', '.github/workflows/release.yml', ['@tooling/release#test']],
  ['a changeset', '.changeset/README.md', ['@tooling/release#test', ...site]],
  ['the lockfile, without a change of versions', 'pnpm-lock.yaml', ['@tooling/release#test']],
])('reruns only affected tasks after an edit of %s', (_what, file, expected) => {
  expect(rerunAfterEdit(file).sort()).toEqual([...new Set([...always, ...expected])].sort());
});

it('reruns all tasks after an edit of the TypeScript base config', () => {
  expect(rerunAfterEdit('tsconfig.base.json').sort()).toEqual([...before.keys()].sort());
});
