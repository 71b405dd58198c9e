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
  [businessCodes.cannotActivate]: 'alreadyActive',
};

/** Returns the failure reason to show to the visitor. */
export function writeFailure(error: unknown): WriteFailure {
  return callFailure(error, byCode);
}
