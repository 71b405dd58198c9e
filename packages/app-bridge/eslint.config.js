import { library } from '@tooling/eslint';

// script.d.ts declares types of the build output, so it is not part of the source's TypeScript project.
export default [{ ignores: ['script.d.ts'] }, ...library({ name: '@exchange/app-bridge' })];
