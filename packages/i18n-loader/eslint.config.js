import { library } from '@tooling/eslint';

export default [
  // It declares i18next's types anew, so a test compiles it on its own.
  { ignores: ['test/typed'] },
  ...[library({ name: '@exchange/i18n-loader', react: true })].flat(),
];
