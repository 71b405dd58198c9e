import { nodeTool } from '@tooling/eslint';

export default [{ ignores: ['template'] }, ...nodeTool({ name: '@exchange/create-site' })];
