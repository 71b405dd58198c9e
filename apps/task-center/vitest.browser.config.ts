import { browserTests } from '@tooling/vitest';

export default browserTests({ files: 2 });
