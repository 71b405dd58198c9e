import { basename } from 'node:path';
import { unitTests } from '@tooling/vitest';
import { mergeConfig } from 'vitest/config';

const logic = ['src/**/*.test.ts', 'build/**/*.test.ts'];
const components = ['src/**/*.test.tsx', 'test/**/*.test.tsx'];

/** Imports drawings as Next does. */
const drawings = {
  name: 'drawings',
  enforce: 'pre',
  load: (id: string) =>
    id.endsWith('.svg') ? `export default { src: ${JSON.stringify(basename(id))} }` : undefined,
} as const;

export default mergeConfig(unitTests({ include: [...logic, ...components] }), {
  test: {
    projects: [
      mergeConfig(unitTests({ include: logic }), {
        extends: false,
        test: { name: 'logic', isolate: false },
      }),
      mergeConfig(
        unitTests({
          include: components,
          environment: 'jsdom',
          setupFiles: ['test/setup.ts'],
        }),
        {
          extends: false,
          // All test files in a worker share one jsdom.
          test: { name: 'components', isolate: false },
          plugins: [drawings],
          // `tsconfig.json` preserves JSX, which Next compiles in the build.
          oxc: { jsx: { runtime: 'automatic' } },
        },
      ),
    ],
  },
});
