import { unitTests } from './src/index.ts';

export default unitTests();
