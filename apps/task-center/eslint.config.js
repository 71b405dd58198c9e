import { app } from '@tooling/eslint';

export default app({ name: '@apps/task-center' });
