import { fullTests } from '@tooling/vitest';

export default fullTests({ include: ['full/*.test.ts'] });
