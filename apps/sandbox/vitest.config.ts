import { unitTests } from '@tooling/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(unitTests(), {
  // Logging in is slow on purpose, and a busy machine makes it slower.
  test: { testTimeout: 20_000 },
});
