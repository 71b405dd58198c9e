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

/** Smoke tests whose result Next's client can't change: they read files, or measure our client. */
const anyClient = ['builtPages', 'claimTimes', 'firstLoad', 'killed', 'sandboxRegions'].map(
  (name) => `browser/${name}.test.ts`,
);

const full = fullTests({ files: 2 });
const smoke = fullTests({ include: ['browser/*.test.ts'], files: 2 });

/**
 * The tests in `browser/full`, and the smoke tests again: with API, quotes and static files on separate origins, and
 * with Next's own client, which `build:stock` builds to `temp/stock` (docs/recipes/a-new-next.md).
 */
export default mergeConfig(full, {
  test: {
    projects: [
      mergeConfig(full, { extends: false, test: { name: 'full' } }),
      mergeConfig(smoke, {
        extends: false,
        test: { name: 'cross-origin', exclude: sameOriginOnly, env: { CROSS_ORIGIN: 'true' } },
      }),
      mergeConfig(smoke, {
        extends: false,
        test: {
          name: 'stock-client',
          exclude: anyClient,
          env: { NEXT_CLIENT: 'stock', SITE_FOLDER: 'temp/stock' },
        },
      }),
    ],
  },
});
