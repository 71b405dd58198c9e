import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { allBlocks, blocksOf, pages, type Block } from '../src/examples/documents.ts';
import { examplesFolder } from '../src/examples/examples.ts';
import { repository } from '../src/published/publicPackages.ts';

const blocks = allBlocks(repository);
const inLanguage = (...languages: string[]) =>
  blocks
    .filter(({ language }) => languages.includes(language))
    .map((block) => [`${block.page}:${block.line}`, block] as const);

const exampleFiles = globSync('**/*.{ts,mts,tsx,html,css}', {
  cwd: examplesFolder,
  exclude: (name) => name === 'node_modules',
}).map((file) => readFileSync(join(examplesFolder, file), 'utf8'));
const isExcerpt = ({ code }: Block) => exampleFiles.some((text) => text.includes(code.trim()));

/** Pages about packages that are not published. `release/privatePages.test.ts` compiles their code instead. */
const privatePages = [
  'apps/sandbox/README.md',
  'packages/account/README.md',
  'packages/exchange-api/README.md',
  'packages/market/README.md',
  'packages/site/README.md',
  'packages/task-center-api/README.md',
];

it.each(
  inLanguage('ts', 'tsx', 'html', 'css').filter(([, { page }]) => !privatePages.includes(page)),
)('%s is an excerpt of a file in examples', (_where, block) => {
  expect(isExcerpt(block), `No file in examples contains:\n${block.code}`).toBe(true);
});

it('rejects a block that differs in one character', () => {
  const block = blocks.find(isExcerpt)!;
  expect(isExcerpt({ ...block, code: block.code.replace(';', ',') })).toBe(false);
});

const packageFolder = (page: string) => /^packages\/[^/]+\/(?=README|GUIDE)/.exec(page)?.[0];
const documentedFolders = new Set(
  pages(repository)
    .filter((page) => !privatePages.includes(page))
    .map(packageFolder)
    // The command has no code to import.
    .filter((folder) => folder !== 'packages/create-site/')
    .filter((folder) => folder !== undefined),
);

it.each([...documentedFolders])('the pages of %s install what their code imports', (folder) => {
  const code = (...languages: string[]) =>
    blocks
      .filter(
        ({ page, language }) => packageFolder(page) === folder && languages.includes(language),
      )
      .map((block) => block.code)
      .join('\n');
  const imports = code('ts', 'tsx').matchAll(
    /(?:from|import) '((?:@[^/']+\/)?[^./':][^/':]*)[/']/g,
  );
  const imported = [...imports].map(([, name]) => name);
  const installed = code('sh')
    .match(/^npm install .+$/gm)
    ?.flatMap((line) => line.split(' '));
  expect(imported.length).toBeGreaterThan(0);
  expect(installed).toEqual(expect.arrayContaining(imported));
});

it.each(inLanguage('json'))('the block at %s is valid JSON', (_where, { code }) => {
  expect(() => JSON.parse(code) as unknown).not.toThrow();
});

it.each(inLanguage('yaml', 'yml'))('the block at %s is valid YAML', (_where, { code }) => {
  expect(() => parse(code) as unknown).not.toThrow();
});

it('checks the code blocks of every language that the pages use', () => {
  const checked = ['ts', 'tsx', 'html', 'css', 'sh', 'json', 'yaml', 'yml', 'nginx', 'text', ''];
  expect(blocks.filter(({ language }) => !checked.includes(language))).toEqual([]);
});

it('finds code blocks with their line numbers and without their indentation', () => {
  const page = 'Text\n\n  ```ts\n  const a = 1;\n\n  ```\n\n```sh\n```\n';
  expect(blocksOf('p.md', page)).toEqual([
    { page: 'p.md', line: 4, language: 'ts', code: 'const a = 1;\n' },
    { page: 'p.md', line: 9, language: 'sh', code: '' },
  ]);
});
