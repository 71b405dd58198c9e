import { isApiError } from '@exchange/api-client/errors';
import { businessCodes } from '@exchange/task-center-api';
import { callFailure, type CallFailure } from './callFailure.ts';

/** Why a claim, an activation or joining did not succeed. */
export type WriteFailure =
  | CallFailure
  | 'notFinished'
  | 'alreadyClaimed'
  | 'alreadyActive'
  | 'over'
  | 'gateClosed'
  | 'regionBlocked';

const byCode: Readonly<Record<number, WriteFailure>> = {
  [businessCodes.regionBlocked]: 'regionBlocked',
  [businessCodes.gateClosed]: 'gateClosed',
  [businessCodes.notFinished]: 'notFinished',
  [businessCodes.alreadyClaimed]: 'alreadyClaimed',
  [businessCodes.over]: 'over',
  [businessCodes.notActivatable]: 'alreadyActive',
};

/** What the collector is told: the server's code, else the kind of the failure. */
export function failureCode(error: unknown): string | number {
  if (!isApiError(error)) return 'unexpected';
  return error.code ?? error.kind;
}

/** The reason that a visitor is told. */
export function writeFailure(error: unknown): WriteFailure {
  return callFailure(error, byCode);
}
