import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { allBlocks } from '../src/examples/documents.ts';
import { libraries, repository } from '../src/publicPackages.ts';

const blocks = allBlocks(repository);

/** The examples, and the tests of the code in the READMEs of packages that examples cannot install. */
const exampleFiles = globSync(
  ['examples/**/*.{ts,mts,tsx,html,css}', '{packages,apps}/*/test/readme.test.ts'],
  { cwd: repository, exclude: (name) => name === 'node_modules' },
).map((file) => readFileSync(join(repository, file), 'utf8'));

it.each(
  blocks
    .filter(({ language }) => ['ts', 'tsx', 'html', 'css'].includes(language))
    .map(({ page, line, code }) => [`${page}:${line}`, code]),
)('%s is an excerpt of an example', (_where, code) => {
  const isExcerpt = exampleFiles.some((text) => text.includes(code.trim()));
  expect(isExcerpt, `No example contains:\n${code}`).toBe(true);
});

it.each(libraries().map(({ folder }) => folder))(
  'the pages of %s install what their code imports',
  (folder) => {
    const code = blocks
      .filter(({ page }) => dirname(page) === folder)
      .map((block) => block.code)
      .join('\n');
    const imports = code.matchAll(/(?:from|import) '((?:@[^/']+\/)?[^./':][^/':]*)[/']/g);
    const installed = code.match(/^npm install .+$/gm)?.flatMap((line) => line.split(' '));
    expect(installed).toEqual(expect.arrayContaining([...imports].map(([, name]) => name)));
  },
);
