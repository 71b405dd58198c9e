import { unitTests } from '@tooling/vitest';

// Those in `src/package` are not ours: packages run them on themselves.
export default unitTests({ include: ['src/*.test.ts', 'test/*.test.ts'] });
