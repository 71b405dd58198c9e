import { isApiError } from '@exchange/api-client/errors';
import { businessCodes } from '@exchange/task-center-api';

/** Why a claim, an activation or joining did not succeed. */
export type WriteFailure =
  | 'offline'
  | 'timeout'
  | 'noPermission'
  | 'notFinished'
  | 'alreadyClaimed'
  | 'alreadyActive'
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
  [businessCodes.notActivatable]: 'alreadyActive',
};

const byKind: Readonly<Record<string, WriteFailure>> = {
  network: 'offline',
  timeout: 'timeout',
  noPermission: 'noPermission',
};

/** What the collector is told: the server's code, else the kind of the failure. */
export function failureCode(error: unknown): string | number {
  if (!isApiError(error)) return 'unexpected';
  return error.code ?? error.kind;
}

/** The reason that a visitor is told. */
export function writeFailure(error: unknown): WriteFailure {
  if (!isApiError(error)) return 'unexpected';
  return byCode[Number(error.code)] ?? byKind[error.kind] ?? 'unexpected';
}
