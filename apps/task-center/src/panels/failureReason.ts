import { isApiError } from '@exchange/api-client/errors';
import { businessCodes } from '@exchange/task-center-api';

/** Why a part of a page has nothing to show. */
export type FailureReason =
  | 'offline'
  | 'timeout'
  | 'noPermission'
  | 'regionBlocked'
  | 'notFound'
  | 'untrusted'
  | 'unexpected';

const byCode: Readonly<Record<number, FailureReason>> = {
  [businessCodes.badInput]: 'notFound',
  [businessCodes.notFound]: 'notFound',
  [businessCodes.regionBlocked]: 'regionBlocked',
};

const byKind: Readonly<Record<string, FailureReason>> = {
  network: 'offline',
  timeout: 'timeout',
  noPermission: 'noPermission',
};

/** What a failed call means for whoever looks at the page. */
export function failureReason(error: unknown): FailureReason {
  if (!isApiError(error)) return 'unexpected';
  return byCode[Number(error.code)] ?? byKind[error.kind] ?? 'unexpected';
}
