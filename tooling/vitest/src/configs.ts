import { defineConfig, type ViteUserConfig } from 'vitest/config';

interface Suite {
  include?: string[];
  environment?: 'node' | 'jsdom';
  setupFiles?: string[];
}

/** Results land in `reports/{kind}.json`, where `count.ts` adds them up and turbo caches them. */
function suite(kind: 'unit' | 'browser' | 'package', test: NonNullable<ViteUserConfig['test']>) {
  return defineConfig({
    test: {
      restoreMocks: true,
      unstubGlobals: true,
      ...test,
      reporters: ['default', ['json', { outputFile: `reports/${kind}.json` }]],
    },
  });
}

/** Tests beside the code, and in `test/` where they need a real server. */
export function unitTests({
  include = ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
  environment = 'node',
  setupFiles = [],
}: Suite = {}) {
  return suite('unit', { include, environment, setupFiles });
}

/** Tests in a real Chromium, in `browser/`. One file after the other: they share one machine. */
export function browserTests() {
  return suite('browser', {
    include: ['browser/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  });
}

/** Checks of what a package ships, run in the package's own folder. */
export function packageTests(testFile: string) {
  return suite('package', { include: [testFile], testTimeout: 120_000, isolate: false });
}
