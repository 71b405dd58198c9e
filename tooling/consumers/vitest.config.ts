import { unitTests } from '@tooling/vitest';

// This package runs only its own tests. Published packages run those in `src/package` to check themselves.
export default unitTests({ include: ['src/*.test.ts', 'src/package/removeUnusedFiles.test.ts'] });
