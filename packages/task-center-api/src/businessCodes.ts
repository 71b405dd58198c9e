import { exchangeCodes } from '@exchange/exchange-api';

/** `ret_code` values with which the task centre refuses a call. The specification does not define its own codes. */
export const businessCodes = {
  ...exchangeCodes,
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
  cannotActivate: 30007,
  /** The balance is smaller than the price. */
  notEnoughPoints: 30009,
  /** The offer's price differs from the price in the request body. */
  priceChanged: 30010,
} as const;

export type BusinessCode = keyof typeof businessCodes;
