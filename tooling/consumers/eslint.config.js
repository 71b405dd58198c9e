import { nodeTool } from '@tooling/eslint';

export default [
  // Projects of somebody else: their imports are there only once they are installed.
  { ignores: ['projects/'] },
  ...nodeTool({ name: '@tooling/consumers' }),
];
