import { unitTests } from '@tooling/vitest';

export default unitTests({ include: ['src/**/*.test.ts', 'build/**/*.test.ts'] });
