export { browserTests, fullTests, packageTests, releaseTests, unitTests } from './configs.ts';
