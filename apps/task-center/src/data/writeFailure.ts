import { isApiError } from '@exchange/api-client/errors';
import { callFailure, type CallFailure } from '@exchange/site/page/failures';
import { businessCodes } from '@exchange/task-center-api';

/** Reason why a write, such as a claim, failed. */
export type WriteFailure =
  | CallFailure
  | 'notFinished'
  | 'alreadyClaimed'
  | 'alreadyActive'
  | 'over'
  | 'gateClosed'
  | 'notEnoughPoints'
  | 'priceChanged'
  | 'regionBlocked';

const byCode: Readonly<Record<number, WriteFailure>> = {
  [businessCodes.regionBlocked]: 'regionBlocked',
  [businessCodes.gateClosed]: 'gateClosed',
  [businessCodes.notFinished]: 'notFinished',
  [businessCodes.alreadyClaimed]: 'alreadyClaimed',
  [businessCodes.over]: 'over',
  [businessCodes.notEnoughPoints]: 'notEnoughPoints',
  [businessCodes.priceChanged]: 'priceChanged',
  [businessCodes.notActivatable]: 'alreadyActive',
};

/** Failure code for analytics: the server's code, or else the error kind. */
export function failureCode(error: unknown): string | number {
  if (!isApiError(error)) return 'unexpected';
  return error.code ?? error.kind;
}

/** Returns the failure reason to show to the visitor. */
export function writeFailure(error: unknown): WriteFailure {
  return callFailure(error, byCode);
}
