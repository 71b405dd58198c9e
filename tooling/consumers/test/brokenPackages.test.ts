import { execFile, execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// A small package that passes every check, and one deliberate break for each of them.
const consumers = join(import.meta.dirname, '..');
const root = mkdtempSync(join(tmpdir(), 'broken-packages-'));
const source = `'use client';\nexport const answer: number = 42;\n`;

type Json = Record<string, unknown>;

interface Package {
  write(file: string, text: string): void;
  remove(file: string): void;
  manifest(change: (manifest: Json) => void): void;
}

/** Files of the good package; `dist` is what its build script writes. */
const good: Record<string, string> = {
  LICENSE: readFileSync(join(consumers, '../../LICENSE'), 'utf8'),
  'README.md': '# good\n',
  'src/index.ts': source,
  'build.cjs': `
    const { mkdirSync, writeFileSync } = require('node:fs');
    mkdirSync('dist', { recursive: true });
    writeFileSync('dist/index.js', '"use client";\\nexport const answer = 42;\\n');
    writeFileSync('dist/index.cjs', '"use client";\\nexports.answer = 42;\\n');
    writeFileSync('dist/index.d.ts', 'export declare const answer: number;\\n');
    writeFileSync('dist/index.d.cts', 'export declare const answer: number;\\n');
  `,
};
const goodManifest = {
  name: '@broken/good',
  version: '1.0.0',
  license: 'MIT',
  type: 'module',
  engines: { node: '>=20' },
  files: ['dist'],
  scripts: { build: 'node build.cjs' },
  exports: {
    '.': {
      import: { types: './dist/index.d.ts', default: './dist/index.js' },
      require: { types: './dist/index.d.cts', default: './dist/index.cjs' },
    },
    './package.json': './package.json',
  },
  'size-limit': [{ name: 'everything', path: 'dist/index.js', limit: '100 B' }],
};

let made = 0;
function lay(): { folder: string; change: Package } {
  const folder = join(root, String(++made));
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const [file, text] of Object.entries(good)) write(file, text);
  write('package.json', JSON.stringify(goodManifest));
  const manifest = (change: (content: Json) => void) => {
    const file = join(folder, 'package.json');
    const content = JSON.parse(readFileSync(file, 'utf8')) as Json;
    change(content);
    writeFileSync(file, JSON.stringify(content));
  };
  execFileSync('node', ['build.cjs'], { cwd: folder });
  execFileSync('pnpm', ['install', '--offline'], { cwd: folder, stdio: 'pipe' });
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  symlinkSync(join(consumers, 'node_modules/typescript'), join(folder, 'node_modules/typescript'));
  execFileSync('node', [join(consumers, 'src/package/renewApiReports.ts')], { cwd: folder });
  const remove = (file: string) => rmSync(join(folder, file));
  return { folder, change: { write, remove, manifest } };
}

/** Runs some of the checks in a folder; the names of the tests that fail. */
async function failing(folder: string, files: readonly string[]): Promise<string[]> {
  const vitest = join(consumers, 'node_modules/.bin/vitest');
  const config = join(consumers, 'src/package.config.ts');
  await promisify(execFile)(vitest, ['run', '--config', config, ...files], {
    cwd: folder,
    env: { ...process.env, VITEST: '', VITEST_WORKER_ID: '', VITEST_POOL_ID: '' },
  }).catch(() => undefined);
  const file = join(folder, 'reports/package.json');
  if (!existsSync(file)) throw new Error(`The checks did not run in ${folder}.`);
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    testResults: { message: string; assertionResults: { status: string; fullName: string }[] }[];
  };
  return report.testResults.flatMap(({ message, assertionResults }) =>
    assertionResults.length === 0
      ? [message]
      : assertionResults.filter(({ status }) => status === 'failed').map((test) => test.fullName),
  );
}

const breaks: [what: string, check: string, says: RegExp, change: (broken: Package) => void][] = [
  ['a missing type file', 'types', /right types/, ({ remove }) => remove('dist/index.d.cts')],
  [
    'types that say what the code does not',
    'types',
    /right types/,
    ({ write }) =>
      write('dist/index.d.cts', 'declare const answer: number; export default answer;'),
  ],
  [
    'an API change without a report',
    'types',
    /API report/,
    ({ write }) => write('dist/index.d.ts', 'export declare const answer: string;\n'),
  ],
  [
    'a size over budget',
    'size',
    /at most 100 B/,
    ({ write }) =>
      write('dist/index.js', `export const answer = "${[...Array(150).keys()].join('')}";`),
  ],
  [
    'no size budget',
    'size',
    /has a size budget/,
    ({ manifest }) => manifest((content) => delete content['size-limit']),
  ],
  [
    '"use client" lost in the build',
    'directives',
    /"use client"/,
    ({ write }) => write('dist/index.cjs', 'exports.answer = 42;\n'),
  ],
  [
    'a file left over from an earlier build',
    'contents',
    /exactly the files/,
    ({ write }) => write('dist/old.js', 'export {};\n'),
  ],
  [
    'a source file in the tarball',
    'contents',
    /exactly the files/,
    ({ manifest }) => manifest((content) => (content['files'] = ['dist', 'src'])),
  ],
  [
    'no licence text',
    'contents',
    /licence/,
    ({ write }) => write('LICENSE', 'All rights reserved.'),
  ],
  [
    'another licence',
    'contents',
    /licence/,
    ({ manifest }) => manifest((content) => (content['license'] = 'GPL-3.0-only')),
  ],
  [
    'a workspace: leak',
    'contents',
    /no workspace or catalog version/,
    ({ manifest }) =>
      manifest((content) => (content['dependencies'] = { '@broken/other': 'workspace:*' })),
  ],
  [
    'a catalog: leak',
    'contents',
    /no workspace or catalog version/,
    ({ manifest }) =>
      manifest((content) => (content['peerDependencies'] = { react: 'catalog:nowhere' })),
  ],
  [
    'exports in an order that hides the types',
    'contents',
    /publint/,
    ({ manifest }) =>
      manifest((content) => {
        content['exports'] = {
          '.': { default: './dist/index.js', types: './dist/index.d.ts' },
          './package.json': './package.json',
        };
      }),
  ],
  [
    'an import that sets a global',
    'imports',
    /plain Node/,
    ({ write }) => write('dist/index.js', 'globalThis.left = 1; export const answer = 42;'),
  ],
  [
    'a name that only one of ESM and CommonJS has',
    'imports',
    /plain Node/,
    ({ write }) => write('dist/index.cjs', '"use client"; exports.answer = 42; exports.more = 1;'),
  ],
  [
    'an import that leaves something running',
    'imports',
    /plain Node/,
    ({ write }) =>
      write('dist/index.js', 'setInterval(() => undefined, 1e3); export const answer = 42;'),
  ],
  [
    'a build that is not the same twice',
    'rebuild',
    /same bytes/,
    ({ write }) =>
      write(
        'build.cjs',
        `${good['build.cjs'] ?? ''}\nwriteFileSync('dist/index.js', '// ' + process.hrtime.bigint());`,
      ),
  ],
];

describe('a good package', () => {
  it('passes every check', async () => {
    expect(await failing(lay().folder, [])).toEqual([]);
  }, 120_000);
});

describe('a deliberate break', () => {
  let found: Map<string, string[]>;
  beforeAll(async () => {
    // Two at a time: the checks are programs of their own.
    const queue = breaks.map(([what, check, , change]) => {
      const { folder, change: broken } = lay();
      change(broken);
      return { what, check, folder };
    });
    found = new Map();
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        found.set(next.what, await failing(next.folder, [`/${next.check}.test.ts`]));
      }
    };
    await Promise.all([worker(), worker()]);
  }, 900_000);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each(breaks)('%s is found by "%s"', (what, _check, says) => {
    expect(found.get(what)?.join('\n')).toMatch(says);
  });
});
