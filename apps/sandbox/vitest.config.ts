import { unitTests } from '@tooling/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(unitTests(), {
  // Loading the server's modules takes most of a short test file's time, so the files share them.
  test: { isolate: false },
});
