import { unitTests } from './src/configs.ts';

export default unitTests();
