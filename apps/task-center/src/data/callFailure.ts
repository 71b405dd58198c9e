import { isApiError } from '@exchange/api-client/errors';

/** What any call can fail for. */
export type CallFailure = 'offline' | 'timeout' | 'noPermission' | 'unexpected';

const byKind: Readonly<Record<string, CallFailure>> = {
  network: 'offline',
  timeout: 'timeout',
  noPermission: 'noPermission',
};

/**
 * The reason that a visitor is told.
 *
 * @param byCode - what the server's own codes mean for this kind of call
 */
export function callFailure<Reason extends string>(
  error: unknown,
  byCode: Readonly<Record<number, Reason>>,
): Reason | CallFailure {
  if (!isApiError(error)) return 'unexpected';
  return byCode[Number(error.code)] ?? byKind[error.kind] ?? 'unexpected';
}
