export { createSharedQuoteSocket } from './sharedQuoteSocket.ts';
export type { SharedQuoteSocketOptions } from './sharedQuoteSocket.ts';
export type { TabChannel, TabChannelConstructor, TabLocks } from './tabMessage.ts';
