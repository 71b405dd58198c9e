import { fullTests } from '@tooling/vitest';
import { mergeConfig } from 'vitest/config';

/** Smoke tests that run only same-origin: their files and headers don't depend on origins, or their requests do. */
const sameOriginOnly = ['builtPages', 'firstLoad', 'firstRequests', 'killed', 'nginx'].map(
  (name) => `browser/${name}.test.ts`,
);

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
