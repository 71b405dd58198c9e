import { unitTests } from '@tooling/vitest';
import { mergeConfig } from 'vitest/config';

const logic = ['{src,test}/**/*.test.ts'];
const components = ['src/**/*.test.tsx'];

/** Must match `paths` in tsconfig.json. */
const resolve = {
  alias: { '@exchange/ui/demos': `${import.meta.dirname}/../../packages/ui/demos` },
};

export default mergeConfig(unitTests({ include: [...logic, ...components] }), {
  test: {
    projects: [
      mergeConfig(unitTests({ include: logic }), {
        extends: false,
        resolve,
        test: { name: 'logic' },
      }),
      mergeConfig(
        unitTests({ include: components, environment: 'jsdom', setupFiles: ['test/setup.ts'] }),
        {
          extends: false,
          resolve,
          test: { name: 'components', isolate: false },
        },
      ),
    ],
  },
});
