import { nodeTool } from './src/configs.js';

export default nodeTool({ name: '@tooling/eslint' });
