import { availableParallelism } from 'node:os';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

interface Suite {
  include?: string[];
  environment?: 'node' | 'jsdom';
  setupFiles?: string[];
  /** `false` runs all files of one environment in one worker, so files must restore changed globals. */
  isolate?: boolean;
  /** Modules that run once before all files of the suite, for example to build something. */
  globalSetup?: string[];
}

type TestOptions = NonNullable<ViteUserConfig['test']>;

/** Writes results to `reports/{kind}.json`, which `runLevels.ts` adds up and turbo caches. */
function suite(kind: 'unit' | 'package' | 'browser' | 'full' | 'release', test: TestOptions) {
  return defineConfig({
    test: {
      // In ms. Busy machines take more than the default of 1 s.
      expect: { poll: { timeout: 20_000 } },
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
  // Stops tests that hang. Long enough for slow tests on a busy machine.
  const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 };
  return suite('unit', { include, environment, setupFiles, isolate, ...timeouts });
}

/** Timeouts in ms. Browsers start slowly on a busy machine. The run lists tests that passed on their second attempt. */
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

/** Level `test`: the smoke suite in a real Chromium, directly in `browser/`. */
export function browserTests({ files = 1, globalSetup = [] }: BrowserSuite = {}) {
  return suite('browser', {
    include: ['browser/*.test.ts'],
    globalSetup,
    ...filesAtOnce(files),
    ...browserLimits,
  });
}

/** Level `full`: the matrices (screen × locale × theme × width, every failure, screenshots), in `browser/full/`. */
export function fullTests({
  include = ['browser/full/*.test.ts'],
  files = 1,
  globalSetup = [],
}: BrowserSuite & Pick<Suite, 'include'> = {}) {
  return suite('full', { include, globalSetup, ...filesAtOnce(files), ...browserLimits });
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
 * Level `test`: checks of the published files of a package. They run in the package's folder after its build.
 * Checks of a single package are in its folder `check/`.
 */
export function packageTests(testFile: string) {
  return suite('package', {
    include: [testFile, 'check/*.test.ts'],
    testTimeout: 120_000,
    isolate: false,
  });
}
