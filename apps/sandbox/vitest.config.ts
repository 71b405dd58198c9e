import { unitTests } from '@tooling/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(unitTests(), {
  // Most of a short file's time goes into loading the server, so files share what they load.
  test: { isolate: false, testTimeout: 20_000 },
});
