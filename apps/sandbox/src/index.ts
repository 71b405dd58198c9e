export type { Clock } from './clock.ts';
export { demoAccount } from './users/demoAccount.ts';
export { createSandbox } from './sandbox.ts';
export type { Sandbox, SandboxOptions } from './sandbox.ts';
export { StartError } from './startError.ts';
export { regionNames } from './taskCenter/callerRegion.ts';
export { feeRates } from './taskCenter/rewards/usedRewards.ts';
