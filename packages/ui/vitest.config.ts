import { unitTests } from '@tooling/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(unitTests({ environment: 'jsdom', setupFiles: ['test/setup.ts'] }), {
  // Starting jsdom takes longer than the tests of most files, so files share an environment.
  test: { isolate: false },
});
