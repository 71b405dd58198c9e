import { fullTests } from '@tooling/vitest';

export default fullTests();
