import { fullTests } from '@tooling/vitest';
import { mergeConfig } from 'vitest/config';

/**
 * Smoke tests that run only same-origin, because the origins of API, quotes and static files can't change their result:
 * `accessibility` and `hubOnPhone` test the rendered page, and `session` logs in and out cross-origin.
 */
const sameOriginOnly = [
  'accessibility',
  'builtPages',
  'firstLoad',
  'firstRequests',
  'hubOnPhone',
  'killed',
  'nginx',
  'sandboxRegions',
].map((name) => `browser/${name}.test.ts`);

const full = fullTests({ files: 2 });
const smoke = fullTests({ include: ['browser/*.test.ts'], files: 2 });

/** The tests in `browser/full`, and the smoke tests with API, quotes and static files on separate origins. */
export default mergeConfig(full, {
  test: {
    projects: [
      mergeConfig(full, { extends: false, test: { name: 'full' } }),
      mergeConfig(smoke, {
        extends: false,
        test: { name: 'cross-origin', exclude: sameOriginOnly, env: { CROSS_ORIGIN: 'true' } },
      }),
    ],
  },
});
