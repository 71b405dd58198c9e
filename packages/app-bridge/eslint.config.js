import { library } from '@tooling/eslint';

// script.d.ts describes the build, so the type check of the sources leaves it out.
export default [{ ignores: ['script.d.ts'] }, ...library({ name: '@exchange/app-bridge' })];
