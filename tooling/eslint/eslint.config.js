import { nodeTool } from './src/index.js';

export default nodeTool({ name: '@tooling/eslint' });
