export type { Clock } from './clock.ts';
export { demoAccount } from './users/demoAccount.ts';
export { companyOf, displayedEdition, englishVersion } from './legal/legalEditions.ts';
export { createSandbox } from './sandbox.ts';
export type { Sandbox, SandboxOptions } from './sandbox.ts';
export { StartError } from './startError.ts';
export { minimumAge, regionNames } from './taskCenter/callerRegion.ts';
export { regionOffers } from './taskCenter/catalogue/regionRules.ts';
export { feeRates } from './taskCenter/rewards/usedRewards.ts';
