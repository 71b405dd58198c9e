import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiReports } from '../src/package/apiReports.ts';
import { checks } from '../src/package/checks.ts';
import { packPackage, type PackedPackage } from '../src/package/packedPackage.ts';

// These tests create a small package that passes every check, then add one deliberate fault at a time. They prove that
// the checks, with their configuration of publint, attw, api-extractor and size-limit, report each fault.
const consumers = join(import.meta.dirname, '..');
const root = mkdtempSync(join(tmpdir(), 'broken-packages-'));
const good = join(root, 'good');

const manifest = {
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
const dist = {
  'dist/index.js': '"use client";\nexport const answer = 42;\n',
  'dist/index.cjs': '"use client";\nexports.answer = 42;\n',
  'dist/index.d.ts': 'export declare const answer: number;\n',
  'dist/index.d.cts': 'export declare const answer: number;\n',
};
const buildScript = `
  const { mkdirSync, writeFileSync } = require('node:fs');
  mkdirSync('dist', { recursive: true });
  for (const [file, text] of Object.entries(${JSON.stringify(dist)})) writeFileSync(file, text);
`;

function write(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

let packed: PackedPackage;
beforeAll(() => {
  write(good, {
    ...dist,
    LICENSE: readFileSync(join(consumers, '../../LICENSE'), 'utf8'),
    'README.md': '# good\n',
    'src/index.ts': `'use client';\nexport const answer: number = 42;\n`,
    'build.cjs': buildScript,
    'package.json': JSON.stringify(manifest),
  });
  execFileSync('pnpm', ['install', '--offline'], { cwd: good, stdio: 'pipe' });
  mkdirSync(join(good, 'node_modules'), { recursive: true });
  symlinkSync(join(consumers, 'node_modules/typescript'), join(good, 'node_modules/typescript'));
  for (const { file, current } of apiReports(good)) write(good, { [file]: current });
  packed = packPackage(good);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Copies the valid package with some files and `package.json` fields replaced. */
function broken(files: Record<string, string | undefined>, fields: object = {}): PackedPackage {
  const folder = mkdtempSync(join(root, 'broken-'));
  cpSync(good, folder, { recursive: true });
  const changed = { ...files, 'package.json': JSON.stringify({ ...manifest, ...fields }) };
  const tarball = new Map(packed.files);
  for (const [file, text] of Object.entries(changed)) {
    if (text === undefined) {
      rmSync(join(folder, file));
      tarball.delete(file);
    } else {
      write(folder, { [file]: text });
      tarball.set(file, Buffer.from(text));
    }
  }
  return { folder, manifest: { ...manifest, ...fields }, files: tarball };
}

it.each(Object.entries(checks))('the valid package passes the check: %s', async (_name, check) => {
  expect(await check(packed)).toEqual([]);
});

type Fault = [
  fault: string,
  check: keyof typeof checks,
  problem: RegExp,
  files: Record<string, string | undefined>,
  fields?: object,
];

const faults: Fault[] = [
  [
    'a workspace: version',
    'has no workspace: or catalog: version in its tarball',
    /workspace:\*/,
    {},
    { dependencies: { '@broken/other': 'workspace:*' } },
  ],
  [
    'a dependency whose range allows a vulnerable version',
    'requires no version below the security minimum of a dependency or peer',
    /axios@\^1\.0\.0 allows versions below 1\.21\.1/,
    {},
    { dependencies: { axios: '^1.0.0' } },
  ],
  [
    'another licence',
    'is licensed under MIT and contains the text of the licence',
    /GPL-3\.0-only/,
    {},
    { license: 'GPL-3.0-only' },
  ],
  [
    'conditions in an order that hides the types',
    'passes publint in strict mode',
    /should be the first|should be last/,
    {},
    {
      exports: {
        '.': { default: './dist/index.js', types: './dist/index.d.ts' },
        './package.json': './package.json',
      },
    },
  ],
  [
    'a missing type file',
    'has the right types for ESM and CommonJS',
    /node16-cjs/,
    { 'dist/index.d.cts': undefined },
  ],
  [
    'an API change without an updated report',
    'exports what its committed API reports list (renew them with `pnpm run api`)',
    /answer: string/,
    { 'dist/index.d.ts': 'export declare const answer: string;\n' },
  ],
  [
    'a size over its budget',
    'is within its size budgets',
    /over its budget of 100 B/,
    { 'dist/index.js': `export const answer = "${[...Array(150).keys()].join('')}";` },
  ],
  [
    'no size budget',
    'is within its size budgets',
    /No size budget/,
    {},
    { 'size-limit': undefined },
  ],
  [
    'a build that lost the "use client" directive of its source',
    'has "use client" in its builds exactly where its sources have it',
    /dist\/index\.cjs/,
    { 'dist/index.cjs': 'exports.answer = 42;\n' },
  ],
  [
    'an import that sets a global',
    'is imported and required by plain Node, with the same names, without new globals',
    /added globals: left/,
    { 'dist/index.js': 'globalThis.left = 1; export const answer = 42;' },
  ],
  [
    'a name exported only by CommonJS',
    'is imported and required by plain Node, with the same names, without new globals',
    /CommonJS exports answer,more/,
    { 'dist/index.cjs': 'exports.answer = 42; exports.more = 1;' },
  ],
  [
    'an import that leaves a timer running',
    'is imported and required by plain Node, with the same names, without new globals',
    /left running: .*Timeout/,
    { 'dist/index.js': 'setInterval(() => undefined, 1e3); export const answer = 42;' },
  ],
];

it.each(faults)('a package check reports %s', async (_fault, check, problem, files, fields) => {
  const problems = await checks[check](broken(files, fields));
  expect(problems.join('\n')).toMatch(problem);
});

describe('the comparison of two builds', () => {
  /** Runs `rebuild.test.ts`, which builds the package twice and compares the results. */
  const rebuild = (folder: string) =>
    execFileSync(
      join(consumers, 'node_modules/.bin/vitest'),
      ['run', '--config', join(consumers, 'src/release.config.ts')],
      {
        cwd: folder,
        encoding: 'utf8',
        stdio: 'pipe',
        env: { ...process.env, VITEST: '', VITEST_WORKER_ID: '', VITEST_POOL_ID: '' },
      },
    );

  it('accepts identical builds', () => {
    expect(rebuild(good)).toContain('1 passed');
  });

  it('rejects different builds', () => {
    const differing = `${buildScript}\nwriteFileSync('dist/index.js', '// ' + process.hrtime.bigint());`;
    const { folder } = broken({ 'build.cjs': differing });
    expect(() => rebuild(folder)).toThrow(/builds the same bytes/);
  });
});
