import type { UserProfile } from '@exchange/api-client/fetch';

/** The visitor's session, according to the profile call. */
export type SessionState =
  | { status: 'unknown' }
  /** `wasLoggedOut`: this page showed a user, who has been logged out, but not on this page. */
  | { status: 'guest'; wasLoggedOut?: true }
  | { status: 'user'; profile: UserProfile }
  /** The call failed, so it is unknown whether the visitor is logged in. */
  | { status: 'error'; error: unknown };

export const unknownSession: SessionState = { status: 'unknown' };
