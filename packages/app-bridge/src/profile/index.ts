export { toBridgeProfile, toWebProfile } from './profile.ts';
export type { BridgeProfile, WebProfile } from './profile.ts';
