/** `ret_code` values that every service of the exchange may refuse a call with. */
export const exchangeCodes = {
  /** Invalid input. `ret_msg` lists the fields. */
  badInput: 10001,
  notFound: 10004,
  /** Defined in spec 8. */
  notLoggedIn: 10007,
  /** The service is not available in the caller's region. */
  regionBlocked: 30001,
  /** The call was meant for another user than the caller. It has no effect and no result. */
  otherUser: 30008,
} as const;

/**
 * Optional request header of all calls: the id of the user that the call is meant for, `0` for a guest.
 * If the session belongs to someone else, the server refuses the call with the code `otherUser`.
 */
export const userHeader = 'X-User-Id';
