/**
 * `ret_code` of the task centre's own refusals. 0 and 10007 are the specification's (spec 8); none
 * of these is a number that it gives a meaning.
 */
export const businessCodes = {
  /** Bad input; `ret_msg` names each field. */
  badInput: 10001,
  notFound: 10004,
  notLoggedIn: 10007,
  /** The task centre is not offered in the caller's region. */
  regionBlocked: 30001,
  /** A gate is closed; `result.gates` has them. */
  gateClosed: 30002,
  /** Nothing to claim yet. */
  notFinished: 30003,
  /** Claimed already, here or elsewhere. */
  alreadyClaimed: 30004,
  /** Expired, ended, rejected or revoked: too late for ever. */
  over: 30005,
  /** The Idempotency-Key was used for something else. */
  keyReused: 30006,
  /** It needs no activation, or has it already. */
  notActivatable: 30007,
} as const;

export type BusinessCode = keyof typeof businessCodes;
