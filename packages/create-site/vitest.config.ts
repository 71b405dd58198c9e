import { unitTests } from '@tooling/vitest';

export default unitTests();
