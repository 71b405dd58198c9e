import { nodeTool } from '@tooling/eslint';

export default [
  // Consumer projects can't be linted here, because their imports exist only after installation.
  { ignores: ['projects/'] },
  ...nodeTool({ name: '@tooling/consumers' }),
];
