import { unitTests } from '@tooling/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(unitTests({ environment: 'jsdom', setupFiles: ['test/setup.ts'] }), {
  // Starting jsdom takes longer than most files' tests, so files share one.
  test: { isolate: false },
});
