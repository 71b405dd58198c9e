import { unitTests } from '@tooling/vitest';
import { mergeConfig } from 'vitest/config';

const logic = ['src/**/*.test.ts', 'build/**/*.test.ts'];
const components = ['src/**/*.test.tsx', 'test/**/*.test.tsx'];

/** Long enough for a busy machine. */
const testTimeout = 20_000;

export default mergeConfig(unitTests({ include: [...logic, ...components] }), {
  test: {
    projects: [
      mergeConfig(unitTests({ include: logic }), {
        extends: false,
        test: { name: 'logic', isolate: false, testTimeout },
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
          test: { name: 'components', isolate: false, testTimeout },
          // `tsconfig.json` leaves JSX to Next.
          oxc: { jsx: { runtime: 'automatic' } },
        },
      ),
    ],
  },
});
