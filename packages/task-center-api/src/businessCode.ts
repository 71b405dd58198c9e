/**
 * `ret_code` values with which the task centre refuses a call. Spec 8 defines 0 and 10007. The other
 * codes do not occur in the specification.
 */
export const businessCodes = {
  /** Invalid input. `ret_msg` lists the fields. */
  badInput: 10001,
  notFound: 10004,
  notLoggedIn: 10007,
  /** The task centre is not available in the caller's region. */
  regionBlocked: 30001,
  /** A condition (gate) of the task or campaign is not met. `result.gates` lists all gates. */
  gateClosed: 30002,
  /** The task is not finished, so there is nothing to claim yet. */
  notFinished: 30003,
  /** Already claimed, possibly on another device. */
  alreadyClaimed: 30004,
  /** Permanently unavailable: expired, ended, rejected or revoked. */
  over: 30005,
  /** The Idempotency-Key was used for a different request. */
  keyReused: 30006,
  /** The reward needs no activation or is already active. */
  notActivatable: 30007,
  /** The call was meant for another user than the caller. It has no effect and no result. */
  otherUser: 30008,
  /** The balance is smaller than the price. */
  notEnoughPoints: 30009,
  /** The offer's price differs from the price in the request body. */
  priceChanged: 30010,
} as const;

export type BusinessCode = keyof typeof businessCodes;
