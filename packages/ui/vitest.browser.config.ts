import { browserTests } from '@tooling/vitest';

export default browserTests({ globalSetup: ['browser/globalSetup.ts'] });
