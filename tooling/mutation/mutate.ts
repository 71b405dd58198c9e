import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';

type StrykerOptions = ConstructorParameters<typeof Stryker>[0];

// `pnpm mutate api-client [src/retry.ts | 'src/*.ts' | src/retry.ts:10-20]…` changes one expression of a package at a
// time, runs the unit tests that cover it, and lists the changes that no test detects. It fails if the tests of a published
// package detect less than 90 % of them, or those of a private package less than 80 % (docs/decisions/0028-tests.md).
const packages = join(import.meta.dirname, '../../packages');
const [name = '', ...files] = process.argv.slice(2);
const names = globSync('*', { cwd: packages }).sort();
if (!names.includes(name)) {
  throw new Error(`Unknown package "${name}": use one of ${names.join(', ')}.`);
}
process.chdir(join(packages, name));
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { private?: boolean };
const least = manifest.private === true ? 80 : 90;

/** Tests, their support code, and generated code. */
const notMutated = ['test', 'fixture', 'property', 'generated'];
const sources = ['src/**/*.{ts,tsx}', '!**/*.d.ts', ...notMutated.map((kind) => `!**/*.${kind}.*`)];

const path = (specifier: string) => fileURLToPath(import.meta.resolve(specifier));
await new Stryker({
  mutate: files.length > 0 ? files : sources,
  plugins: [path('@stryker-mutator/vitest-runner')],
  testRunner: 'vitest',
  vitest: { configFile: path('./vitest.mutation.config.ts') },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  thresholds: { high: 95, low: least, break: least },
  // A timeout counts as a detected change. Allow enough time for slow tests on a busy machine.
  timeoutMS: 20_000,
  timeoutFactor: 4,
  incremental: true,
  incrementalFile: 'reports/mutation/results.json',
  // Stryker corrects the path in the copied tsconfig.json's `extends` only if the copy is directly in a folder of the
  // package.
  tempDirName: 'temp',
  cleanTempDir: 'always',
  ignorePatterns: ['/dist', '/out', '/reports', '/browser', '/release'],
  reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only', 'clear-text'],
  clearTextReporter: { logTests: false, reportTests: false },
  logLevel: 'warn' as NonNullable<StrykerOptions['logLevel']>,
  checkers: [],
}).runMutationTest();
