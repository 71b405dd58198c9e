import { packageTests } from '@tooling/vitest';

/**
 * Checks what a package ships. Run in the package's own folder, after its build:
 * `vitest run --config node_modules/@tooling/consumers/src/package.config.ts`
 */
export default packageTests(`${import.meta.dirname}/package/check.test.ts`);
