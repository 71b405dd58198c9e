import { unitTests } from '@tooling/vitest';

// Published packages run the tests in `src/package` on themselves.
export default unitTests({ include: ['src/*.test.ts'] });
