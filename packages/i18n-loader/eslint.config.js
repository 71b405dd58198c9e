import { library } from '@tooling/eslint';

export default [
  // This folder redeclares i18next's types globally, so a test compiles it as a separate project.
  { ignores: ['test/typed'] },
  ...[library({ name: '@exchange/i18n-loader', react: true })].flat(),
];
