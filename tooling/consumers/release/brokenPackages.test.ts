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
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiReports } from '../src/package/apiReports.ts';
import { checks } from '../src/package/checks.ts';
import { packPackage, type PackedPackage } from '../src/package/packedPackage.ts';

// These tests create a small package that passes every check, then add one deliberate fault at a time. They prove that
// the checks, with their configuration of publint, attw, api-extractor and size-limit, run and report.
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
  exports: {
    '.': {
      import: { types: './dist/index.d.ts', default: './dist/index.js' },
      require: { types: './dist/index.d.cts', default: './dist/index.cjs' },
    },
    './package.json': './package.json',
  },
  'size-limit': [{ name: 'everything', path: 'dist/index.js', limit: '100 B' }],
};

function write(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

let packed: PackedPackage;
beforeAll(() => {
  write(good, {
    'dist/index.js': '"use client";\nexport const answer = 42;\n',
    'dist/index.cjs': '"use client";\nexports.answer = 42;\n',
    'dist/index.d.ts': 'export declare const answer: number;\n',
    'dist/index.d.cts': 'export declare const answer: number;\n',
    LICENSE: readFileSync(join(consumers, '../../LICENSE'), 'utf8'),
    'README.md': '# good\n',
    'tsup.config.ts': `export default [{ entry: { index: 'src/index.ts' } }];\n`,
    'src/index.ts': `'use client';\nexport const answer: number = 42;\n`,
    'package.json': JSON.stringify(manifest),
  });
  execFileSync('pnpm', ['install', '--offline'], { cwd: good, stdio: 'pipe' });
  mkdirSync(join(good, 'node_modules'), { recursive: true });
  symlinkSync(join(consumers, 'node_modules/typescript'), join(good, 'node_modules/typescript'));
  for (const { file, current } of apiReports(good)) write(good, { [file]: current });
  packed = packPackage(good);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

interface Fault {
  /** Part of the problem that the check reports. */
  problem: RegExp;
  files?: Record<string, string>;
  fields?: object;
}

/** Copies the valid package with some files and `package.json` fields replaced. */
function broken({ files = {}, fields = {} }: Fault): PackedPackage {
  const folder = mkdtempSync(join(root, 'broken-'));
  cpSync(good, folder, { recursive: true });
  const changed = { ...files, 'package.json': JSON.stringify({ ...manifest, ...fields }) };
  write(folder, changed);
  const contents = Object.entries(changed).map(
    ([file, text]) => [file, Buffer.from(text)] as const,
  );
  return {
    folder,
    manifest: { ...manifest, ...fields },
    files: new Map([...packed.files, ...contents]),
  };
}

it.each(Object.entries(checks))('the valid package passes the check: %s', async (_name, check) => {
  expect(await check(packed)).toEqual([]);
});

const faults: Record<keyof typeof checks, Fault> = {
  'requires no version below the security minimum of a dependency or peer': {
    problem: /axios@\^1\.0\.0 allows versions below 1\.21\.1/,
    fields: { dependencies: { axios: '^1.0.0' } },
  },
  'contains the text of the licence': {
    problem: /LICENSE is not MIT/,
    files: { LICENSE: 'GNU GENERAL PUBLIC LICENSE\n' },
  },
  'contains the files that its pages link to': {
    problem: /README\.md: \.\.\/\.\.\/docs\/support\.md is not packed/,
    files: { 'README.md': '# good\n\n[Support](../../docs/support.md#versions)\n' },
  },
  'cites no document of this project in its pages and types': {
    problem: /README\.md: decision 14/,
    files: { 'README.md': '# good\n\nLimits are in decision 14.\n' },
  },
  'contains no file in dist that its entries do not need': {
    problem: /^dist\/chunk-OLD\.js$/,
    files: { 'dist/chunk-OLD.js': '' },
  },
  'passes publint in strict mode': {
    problem: /should be the first|should be last/,
    fields: { exports: { '.': { default: './dist/index.js', types: './dist/index.d.ts' } } },
  },
  'has the right types for ESM and CommonJS': {
    problem: /node16-cjs/,
    fields: { exports: { '.': './dist/index.js' } },
  },
  'exports what its committed API reports list (renew them with `pnpm run api`)': {
    problem: /answer: string/,
    files: { 'dist/index.d.ts': 'export declare const answer: string;\n' },
  },
  'is within its size budgets': {
    problem: /over its budget of 100 B/,
    files: { 'dist/index.js': `export const answer = "${[...Array(150).keys()].join('')}";` },
  },
  'has "use client" in its builds exactly where its sources have it': {
    problem: /dist\/index\.cjs/,
    files: { 'dist/index.cjs': 'exports.answer = 42;\n' },
  },
  'is imported and required by plain Node, with the same names, without new globals': {
    problem: /added globals: left/,
    files: { 'dist/index.js': 'globalThis.left = 1; export const answer = 42;' },
  },
};

it.each(Object.entries(faults))('a fault is reported by the check: %s', async (name, fault) => {
  const problems = await checks[name as keyof typeof checks](broken(fault));
  expect(problems.join('\n')).toMatch(fault.problem);
});
