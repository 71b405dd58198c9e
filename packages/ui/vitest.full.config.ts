import { fullTests } from '@tooling/vitest';

export default fullTests({ globalSetup: ['browser/globalSetup.ts'] });
