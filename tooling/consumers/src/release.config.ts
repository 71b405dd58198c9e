import { releaseTests } from '@tooling/vitest';

/**
 * Builds a package a second time and compares the results. Run in the package's folder, after its build:
 * `vitest run --config node_modules/@tooling/consumers/src/release.config.ts`
 */
export default releaseTests({ include: [`${import.meta.dirname}/package/rebuild.test.ts`] });
