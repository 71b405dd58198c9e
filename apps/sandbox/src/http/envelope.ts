import { accountCodes } from '@exchange/exchange-api';
import { businessCodes } from '@exchange/task-center-api';

/** Body of every API response (spec 3, "API envelope"). */
export interface Envelope {
  ret_code: number;
  ret_msg: string;
  result: unknown;
}

/**
 * Business codes, including those of the task centre and the account service. 0 and 10007 are from spec 8. The
 * others are specific to the sandbox and avoid the codes that spec 8 defines (33003, 10009, 100007).
 */
export const codes = {
  ...businessCodes,
  ...accountCodes,
  ok: 0,
  forbidden: 10003,
  tooMany: 10006,
  internal: 10016,
} as const;

export function success<Result>(result: Result): Envelope {
  return { ret_code: codes.ok, ret_msg: 'OK', result };
}

export function failure(
  code: keyof typeof codes,
  message: string,
  result: unknown = null,
): Envelope {
  return { ret_code: codes[code], ret_msg: message, result };
}
