import { unitTests } from '@tooling/vitest';

export default unitTests({ environment: 'jsdom', setupFiles: ['test/setup.ts'], isolate: false });
