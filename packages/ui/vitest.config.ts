import { unitTests } from '@tooling/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(unitTests({ environment: 'jsdom', setupFiles: ['test/setup.ts'] }), {
  // Demos import the package by its name, as sites do.
  resolve: { alias: { '@exchange/ui': `${import.meta.dirname}/src/index.ts` } },
  // Starting jsdom takes longer than the tests of most files, so files share an environment.
  test: { isolate: false },
});
