import { availableParallelism } from 'node:os';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

interface Suite {
  include?: string[];
  environment?: 'node' | 'jsdom';
  setupFiles?: string[];
  /** `false` runs all files of one environment in one worker: no file may leave globals changed. */
  isolate?: boolean;
  /** Runs once before all files of the suite, such as a build that they share. */
  globalSetup?: string[];
}

type TestOptions = NonNullable<ViteUserConfig['test']>;

/** Results land in `reports/{kind}.json`, where `runLevels.ts` adds them up and turbo caches them. */
function suite(kind: 'unit' | 'package' | 'browser' | 'full' | 'release', test: TestOptions) {
  return defineConfig({
    test: {
      restoreMocks: true,
      unstubGlobals: true,
      ...test,
      reporters: ['default', ['json', { outputFile: `reports/${kind}.json` }]],
    },
  });
}

/** Level `test`: tests beside the code, and in `test/` where they need a real server. */
export function unitTests({
  include = ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
  environment = 'node',
  setupFiles = [],
  isolate = true,
}: Suite = {}) {
  // Stops a test that hangs. A slow test on a busy machine stays below it.
  const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 };
  return suite('unit', { include, environment, setupFiles, isolate, ...timeouts });
}

/** Real browsers start slowly on a busy machine. */
const browserTimeouts = { testTimeout: 60_000, hookTimeout: 120_000 };

interface BrowserSuite extends Pick<Suite, 'globalSetup'> {
  /** Files that may run at once, each with its own browser and server, where there are enough cores. */
  files?: number;
}

/** Options that run so many test files at once, and never more than the machine has cores. */
function filesAtOnce(files: number): TestOptions {
  const maxWorkers = Math.min(files, availableParallelism());
  return { fileParallelism: maxWorkers > 1, maxWorkers };
}

/** Level `test`: the smoke suite in a real Chromium, directly in `browser/`. */
export function browserTests({ files = 1, globalSetup = [] }: BrowserSuite = {}) {
  return suite('browser', {
    include: ['browser/*.test.ts'],
    globalSetup,
    ...filesAtOnce(files),
    ...browserTimeouts,
  });
}

/** Level `full`: the matrices (screen × locale × theme × width, every failure, pictures), in `browser/full/`. */
export function fullTests({
  include = ['browser/full/*.test.ts'],
  files = 1,
  globalSetup = [],
}: BrowserSuite & Pick<Suite, 'include'> = {}) {
  return suite('full', { include, globalSetup, ...filesAtOnce(files), ...browserTimeouts });
}

/** Level `release`: publishing, consumers and builds of broken packages, in `release/`. */
export function releaseTests({ include = ['release/*.test.ts'] }: Pick<Suite, 'include'> = {}) {
  return suite('release', {
    include,
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 240_000,
  });
}

/**
 * Level `test`: checks of what a package ships, run in the package's own folder after its build. Checks of
 * one package alone are in its `check/`.
 */
export function packageTests(testFile: string) {
  return suite('package', {
    include: [testFile, 'check/*.test.ts'],
    testTimeout: 120_000,
    isolate: false,
  });
}
