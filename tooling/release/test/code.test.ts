import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { allBlocks } from '../src/examples/documents.ts';
import { examplesFolder } from '../src/examples/examples.ts';
import { libraries, repository, workspacePackages } from '../src/published/publicPackages.ts';

/** READMEs of packages that are not published. `release/privatePages.test.ts` compiles their code instead. */
const privatePages = workspacePackages()
  .filter(({ manifest }) => manifest.private === true)
  .map(({ folder }) => `${folder}/README.md`);
const blocks = allBlocks(repository).filter(({ page }) => !privatePages.includes(page));

const exampleFiles = globSync('**/*.{ts,mts,tsx,html,css}', {
  cwd: examplesFolder,
  exclude: (name) => name === 'node_modules',
}).map((file) => readFileSync(join(examplesFolder, file), 'utf8'));

it.each(
  blocks
    .filter(({ language }) => ['ts', 'tsx', 'html', 'css'].includes(language))
    .map(({ page, line, code }) => [`${page}:${line}`, code]),
)('%s is an excerpt of a file in examples', (_where, code) => {
  const isExcerpt = exampleFiles.some((text) => text.includes(code.trim()));
  expect(isExcerpt, `No file in examples contains:\n${code}`).toBe(true);
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
