import { unitTests } from '@tooling/vitest';
import { mergeConfig } from 'vitest/config';

const logic = ['src/**/*.test.ts'];
const components = ['src/**/*.test.tsx'];

export default mergeConfig(unitTests({ include: [...logic, ...components] }), {
  test: {
    projects: [
      mergeConfig(unitTests({ include: logic }), { extends: false, test: { name: 'logic' } }),
      mergeConfig(
        unitTests({ include: components, environment: 'jsdom', setupFiles: ['test/setup.ts'] }),
        // All test files in a worker share one jsdom.
        { extends: false, test: { name: 'components', isolate: false } },
      ),
    ],
  },
});
