import { availableParallelism } from 'node:os';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

interface Suite {
  include?: string[];
  environment?: 'node' | 'jsdom';
  setupFiles?: string[];
  /** If false, all files with the same environment run in one worker, so they must restore globals that they change. */
  isolate?: boolean;
  /** Modules that run once before all files of the suite, for example to build something. */
  globalSetup?: string[];
}

type TestOptions = NonNullable<ViteUserConfig['test']>;

/**
 * Returns a config that writes its results to `reports/{kind}.json`. Turbo caches them, and
 * `runLevels.ts` sums them.
 */
function suite(kind: 'unit' | 'package' | 'browser' | 'full' | 'release', test: TestOptions) {
  return defineConfig({
    test: {
      // In ms. The default of 1 s is too short for busy machines.
      expect: { poll: { timeout: 20_000 } },
      // By default, only CI rejects `.only`. In watch mode, pass `--allowOnly` to use it.
      allowOnly: false,
      restoreMocks: true,
      unstubGlobals: true,
      ...test,
      reporters: ['default', ['json', { outputFile: `reports/${kind}.json` }]],
    },
  });
}

/** Level `test`: tests beside the code, and tests in `test/`, which need a real server. */
export function unitTests({
  include = ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
  environment = 'node',
  setupFiles = [],
  isolate = true,
}: Suite = {}) {
  // These limits stop tests that hang. They are long enough for slow tests on a busy machine.
  const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 };
  return suite('unit', { include, environment, setupFiles, isolate, ...timeouts });
}

/**
 * Time limits in ms, long enough for browsers on a busy machine. A test run lists tests that passed
 * only when repeated.
 */
const browserLimits = { testTimeout: 60_000, hookTimeout: 120_000, retry: 1 };

interface BrowserSuite extends Pick<Suite, 'globalSetup'> {
  /** Maximum number of test files that run at once, each with its own browser and server. */
  files?: number;
}

/** Returns options that limit parallel test files to `files` and to the number of cores. */
function filesAtOnce(files: number): TestOptions {
  const maxWorkers = Math.min(files, availableParallelism());
  return { fileParallelism: maxWorkers > 1, maxWorkers };
}

/** Level `test`: the smoke suite, which runs in a real Chromium. Its files are directly in `browser/`. */
export function browserTests({ files = 1, globalSetup = [] }: BrowserSuite = {}) {
  return suite('browser', {
    include: ['browser/*.test.ts'],
    globalSetup,
    ...filesAtOnce(files),
    ...browserLimits,
  });
}

/** Level `full`: combinations of screen, locale, theme and width, all failures, and screenshots, in `browser/full/`. */
export function fullTests({
  include = ['browser/full/*.test.ts'],
  files = 1,
  globalSetup = [],
}: BrowserSuite & Pick<Suite, 'include'> = {}) {
  return suite('full', { include, globalSetup, ...filesAtOnce(files), ...browserLimits });
}

/**
 * Level `release`: tests of publishing, of projects that install the packages, and of broken
 * packages, in `release/`.
 */
export function releaseTests() {
  return suite('release', {
    include: ['release/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 240_000,
  });
}

/**
 * Level `test`: checks of a package's published files. They run in the package's folder after its build. A package's
 * folder `check/` contains checks that only this package needs.
 */
export function packageTests(testFile: string) {
  return suite('package', {
    include: [testFile, 'check/*.test.ts'],
    testTimeout: 120_000,
    isolate: false,
  });
}
