import { releaseTests } from '@tooling/vitest';

export default releaseTests();
