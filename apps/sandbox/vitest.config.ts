import { unitTests } from '@tooling/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(unitTests(), {
  // Loading the server takes most of the time of a short test file, so files share loaded modules.
  test: { isolate: false },
});
