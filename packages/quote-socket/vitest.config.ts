import { join } from 'node:path';
import { unitTests } from '@tooling/vitest';
import { mergeConfig } from 'vitest/config';

/**
 * `test/protocols.ts` imports examples, which import this package by its name. In tests, that name
 * means the sources.
 */
const sources = {
  find: /^@exchange\/quote-socket(\/.+)?$/,
  replacement: join(import.meta.dirname, 'src$1/index.ts'),
};

export default mergeConfig(unitTests({ isolate: false }), { resolve: { alias: [sources] } });
