export { unknownSession, type SessionState } from './sessionState.ts';
export { guestId } from './userId.ts';
