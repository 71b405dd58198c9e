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
          // One jsdom for all files of a worker.
          test: { name: 'components', isolate: false },
          plugins: [drawings],
          // `tsconfig.json` leaves JSX to Next.
          oxc: { jsx: { runtime: 'automatic' } },
        },
      ),
    ],
  },
});
