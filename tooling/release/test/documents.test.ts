import { execFile } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { allBlocks, pages, type Block } from '../src/documents.ts';
import {
  publicPackages,
  readManifest,
  readWorkspace,
  repository,
  workspacePackages,
} from '../src/publicPackages.ts';
import { commands, problemOf } from '../src/shellLines.ts';
import { stepOf } from '../src/step.ts';
import { strangersFolder } from '../src/strangersFolder.ts';
import { followedPages } from '../src/strangersPath.ts';

const run = promisify(execFile);
const blocks = allBlocks(repository);
const of = (...languages: string[]) =>
  blocks.filter(({ language }) => languages.includes(language));
const where = ({ page, line }: Block) => `${page}:${line}`;

const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  types: ['node'],
  module: 'preserve',
  moduleDetection: 'force',
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};

describe('the pages', () => {
  let root: string;
  const moduleFile = (block: Block) =>
    `${block.page.replaceAll(/[^\w]+/g, '-')}-${block.line}.${block.language === 'ts' ? 'mts' : 'tsx'}`;
  const complaints: string[] = [];

  beforeAll(async () => {
    root = strangersFolder();
    mkdirSync(join(root, 'pages'));
    for (const block of of('ts', 'tsx')) {
      writeFileSync(join(root, 'pages', moduleFile(block)), `${block.code}\nexport {};\n`);
    }
    // Pages of this repository's own packages speak of those, too.
    for (const { folder, manifest } of workspacePackages()) {
      if (manifest.private !== true || manifest.exports === undefined) continue;
      const link = join(root, 'pages/node_modules', manifest.name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(repository, folder), link);
    }
    writeFileSync(join(root, 'pages/styles.d.ts'), "declare module '*.css';\n");
    writeFileSync(
      join(root, 'pages/tsconfig.json'),
      JSON.stringify({ compilerOptions, include: ['.'] }),
    );
    // One page that is wrong about every package: what it says is found, so silence means right.
    writeFileSync(
      join(root, 'pages/wrong.mts'),
      publicPackages()
        .map(({ manifest }) => `import { nothing } from '${manifest.name}';`)
        .join('\n'),
    );
    const tsc = join(root, 'node_modules/.bin/tsc');
    await run(tsc, ['-p', 'pages'], { cwd: root }).catch(({ stdout }: { stdout: string }) =>
      complaints.push(...stdout.split('\n')),
    );
  }, 240_000);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('have blocks to check', () => {
    expect(of('ts', 'tsx').length).toBeGreaterThan(10);
    expect(of('sh').length).toBeGreaterThan(5);
  });

  it('are found wrong when they name what a package does not have', () => {
    for (const { manifest } of publicPackages()) {
      expect(complaints.join('\n')).toMatch(
        new RegExp(`wrong\\.mts.*'"${manifest.name}"' has no exported member 'nothing'`),
      );
    }
  });

  it.each(of('ts', 'tsx').map((block) => [where(block), block] as const))(
    '%s has the right types',
    (_where, block) => {
      const name = `pages/${moduleFile(block)}`;
      const own = complaints.filter((line) => line.startsWith(name));
      expect(own).toEqual([]);
    },
  );

  it.each(
    of('sh')
      .filter(({ notRun }) => notRun === undefined)
      .map((block) => [where(block), block] as const),
  )('%s names what is there', (_where, block) => {
    const scripts = (folder: string) =>
      new Set(
        Object.keys(
          (
            JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8')) as {
              scripts?: object;
            }
          ).scripts ?? {},
        ),
      );
    const known = {
      scripts: scripts('.'),
      packages: new Map(
        workspacePackages().map(({ folder, manifest }) => [manifest.name, scripts(folder)]),
      ),
      installable: new Set([
        ...publicPackages().map(({ manifest }) => manifest.name),
        ...Object.keys(readWorkspace().catalog),
      ]),
    };
    expect(commands(block.code).map((line) => problemOf(line, known))).toEqual(
      commands(block.code).map(() => undefined),
    );
  });

  it.each(of('json').map((block) => [where(block), block] as const))(
    '%s is JSON',
    (_where, block) => {
      expect(() => JSON.parse(block.code) as unknown).not.toThrow();
    },
  );

  it.each(of('yaml', 'yml').map((block) => [where(block), block] as const))(
    '%s is YAML',
    (_where, block) => {
      expect(() => parse(block.code) as unknown).not.toThrow();
    },
  );

  it('speak no language that nothing checks', () => {
    const languages = ['ts', 'tsx', 'sh', 'json', 'yaml', 'yml', 'html', 'nginx', 'text', ''];
    expect(blocks.filter(({ language }) => !languages.includes(language)).map(where)).toEqual([]);
  });
});

it('run every block of what a stranger follows, but for these', () => {
  const notRun = blocks.filter((block) => block.notRun !== undefined);
  expect(notRun.map(({ page, notRun: why }) => [page, why])).toEqual([
    ['apps/sandbox/README.md', 'It needs a sandbox that runs; its own tests do this.'],
    ['apps/sandbox/README.md', 'It needs a sandbox that runs; its own tests do this.'],
  ]);
  const followed = new Set(followedPages());
  for (const block of blocks.filter(({ page }) => followed.has(page))) {
    if (block.language !== 'sh') expect(() => stepOf(block)).not.toThrow();
  }
});

/** What a heading is called in an address, as hosts of Markdown make it. */
function anchors(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

it.each(pages(repository))('%s links to pages and headings that are there', (page) => {
  const read = (file: string) => readFileSync(join(repository, file), 'utf8');
  const text = read(page).replaceAll(/```[\s\S]*?```/g, '');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const broken = links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const file = path === '' ? page : join(dirname(page), path);
    if (!existsSync(join(repository, file))) return true;
    return anchor !== undefined && !anchors(read(file)).includes(anchor);
  });
  expect(broken).toEqual([]);
});

it("name every folder of the app's sources", () => {
  const app = join(repository, 'apps/task-center');
  const text = readFileSync(join(app, 'README.md'), 'utf8');
  const folders = globSync('src/*/', { cwd: app }).map(
    (folder) => `${folder.replace(/\/$/, '')}/ `,
  );
  expect(folders.length).toBeGreaterThan(20);
  expect(folders.filter((folder) => !text.includes(folder))).toEqual([]);
});

it('say no size that the budgets do not hold', () => {
  const text = readFileSync(join(repository, 'README.md'), 'utf8');
  for (const { folder, manifest } of publicPackages()) {
    const row = new RegExp(`\\(${folder}\\) .*\\| ([\\d.]+) kB +\\|`).exec(text);
    const whole = manifest['size-limit']?.find(
      (budget) => budget.path === 'dist/index.js' && budget.import === undefined,
    );
    const [said, budget] = [row?.[1], whole?.limit].map((words) => parseFloat(words ?? ''));
    // What is said was measured: below the budget, and near it.
    expect(said, folder).toBeLessThanOrEqual(budget!);
    expect(said, folder).toBeGreaterThan(budget! * 0.9);
  }
});

it('have a page to get started with for every public package', () => {
  const missing = publicPackages()
    .map(({ folder }) => `docs/getting-started/${folder.replace('packages/', '')}.md`)
    .filter((page) => !existsSync(join(repository, page)));
  expect(missing).toEqual([]);
  expect(readManifest(repository).name).toBe('exchange-web');
});
