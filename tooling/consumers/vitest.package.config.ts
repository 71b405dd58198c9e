import { packageTests } from '@tooling/vitest';

/**
 * Config for the checks of a package's published files. Run it in the package's folder after the build:
 * `vitest run --config node_modules/@tooling/consumers/vitest.package.config.ts`
 */
export default packageTests(`${import.meta.dirname}/src/package/check.test.ts`);
