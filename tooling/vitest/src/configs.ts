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

/** Level `test`: the smoke suite in a real Chromium, directly in `browser/`. */
export function browserTests({ globalSetup = [] }: Pick<Suite, 'globalSetup'> = {}) {
  return suite('browser', {
    include: ['browser/*.test.ts'],
    globalSetup,
    fileParallelism: false,
    ...browserTimeouts,
  });
}

/** Level `full`: the matrices (screen × locale × theme × width, every failure, pictures), in `browser/full/`. */
export function fullTests({
  include = ['browser/full/*.test.ts'],
  globalSetup = [],
}: Pick<Suite, 'include' | 'globalSetup'> = {}) {
  return suite('full', { include, globalSetup, fileParallelism: false, ...browserTimeouts });
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
