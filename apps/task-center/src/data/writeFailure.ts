import { isApiError } from '@exchange/api-client/errors';
import { businessCodes } from '@exchange/task-center-api';

/** Why a claim, an activation or joining did not succeed. */
export type WriteFailure =
  | 'offline'
  | 'timeout'
  | 'noPermission'
  | 'notFinished'
  | 'alreadyClaimed'
  | 'over'
  | 'gateClosed'
  | 'regionBlocked'
  | 'unexpected';

const byCode: Readonly<Record<number, WriteFailure>> = {
  [businessCodes.regionBlocked]: 'regionBlocked',
  [businessCodes.gateClosed]: 'gateClosed',
  [businessCodes.notFinished]: 'notFinished',
  [businessCodes.alreadyClaimed]: 'alreadyClaimed',
  [businessCodes.over]: 'over',
};

const byKind: Readonly<Record<string, WriteFailure>> = {
  network: 'offline',
  timeout: 'timeout',
  noPermission: 'noPermission',
};

/** The reason that a visitor is told. */
export function writeFailure(error: unknown): WriteFailure {
  if (!isApiError(error)) return 'unexpected';
  return byCode[Number(error.code)] ?? byKind[error.kind] ?? 'unexpected';
}
