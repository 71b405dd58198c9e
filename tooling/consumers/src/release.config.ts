import { releaseTests } from '@tooling/vitest';

/**
 * Config for the test that builds a package a second time and compares the results. Run it in the package's folder
 * after the build:
 * `vitest run --config node_modules/@tooling/consumers/src/release.config.ts`
 */
export default releaseTests({ include: [`${import.meta.dirname}/package/rebuild.test.ts`] });
