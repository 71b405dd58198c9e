import { unitTests } from '@tooling/vitest';
import { defineConfig, mergeConfig } from 'vitest/config';

const logic = unitTests({ include: ['src/**/*.test.ts', 'build/**/*.test.ts'] });
const components = unitTests({
  include: ['src/**/*.test.tsx'],
  environment: 'jsdom',
  setupFiles: ['test/setup.ts'],
});

export default defineConfig({
  test: {
    reporters: logic.test?.reporters,
    projects: [
      mergeConfig(logic, { test: { name: 'logic' } }),
      // Next keeps JSX in `tsconfig.json`, which cannot run.
      mergeConfig(components, {
        test: { name: 'components', isolate: false },
        oxc: { jsx: { runtime: 'automatic' } },
      }),
    ],
  },
});
