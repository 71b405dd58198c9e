export { browserTests, packageTests, unitTests } from './configs.ts';
