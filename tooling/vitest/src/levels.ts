/**
 * Test levels, which `pnpm test`, `pnpm test:full` and `pnpm test:release` run: their turbo tasks, and the names of the
 * reports that vitest writes to `reports/{name}.json`. CONTRIBUTING.md describes the levels.
 */
export const levels = {
  test: {
    tasks: [
      'format:check',
      'lint:boundaries',
      'lint:unused',
      'lint',
      'typecheck',
      'test',
      'check',
      'test:browser',
    ],
    reports: ['unit', 'package', 'browser'],
  },
  full: { tasks: ['test:full'], reports: ['full'] },
  release: { tasks: ['test:release'], reports: ['release'] },
} as const;

export type Level = keyof typeof levels;

/** The levels that each root script runs. `test:full` includes everything that `test` runs. */
export const scripts: Readonly<Record<string, readonly Level[]>> = {
  test: ['test'],
  'test:full': ['test', 'full'],
  'test:release': ['release'],
};
