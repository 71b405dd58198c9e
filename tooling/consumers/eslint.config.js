import { nodeTool } from '@tooling/eslint';

export default [
  // Consumer projects. Their imports exist only after installation.
  { ignores: ['projects/'] },
  ...nodeTool({ name: '@tooling/consumers' }),
];
