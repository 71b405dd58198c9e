import { nodeTool } from '@tooling/eslint';

export default nodeTool({ name: '@tooling/deploy' });
