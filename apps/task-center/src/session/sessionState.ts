import type { UserProfile } from '@exchange/api-client';

/** Who looks at the page, as far as the profile call has told. */
export type SessionState =
  | { status: 'unknown' }
  | { status: 'guest' }
  | { status: 'user'; profile: UserProfile }
  /** The call failed: neither logged in nor logged out can be said. */
  | { status: 'error'; error: unknown };

export const unknownSession: SessionState = { status: 'unknown' };
