import { packageTests } from '@tooling/vitest';

/**
 * Checks the published files of a package. Run in the package's folder, after its build:
 * `vitest run --config node_modules/@tooling/consumers/src/package.config.ts`
 */
export default packageTests(`${import.meta.dirname}/package/check.test.ts`);
