import { fullTests } from '@tooling/vitest';
import { mergeConfig } from 'vitest/config';

/** Smoke tests of files and headers, which are the same in both modes, and of requests only made to one origin. */
const sameOriginOnly = ['builtPages', 'firstLoad', 'firstRequests', 'killed', 'nginx'].map(
  (name) => `browser/${name}.test.ts`,
);

const full = fullTests({ files: 2 });
const smoke = fullTests({ include: ['browser/*.test.ts'], files: 2 });

/** The matrices, and the smoke suite with API, quotes and static files on other origins than the site. */
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
