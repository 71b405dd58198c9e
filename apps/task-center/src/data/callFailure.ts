import { isApiError } from '@exchange/api-client/errors';

/** Failure reasons that any call can have. */
export type CallFailure = 'offline' | 'timeout' | 'noPermission' | 'unexpected';

const byKind: Readonly<Record<string, CallFailure>> = {
  network: 'offline',
  timeout: 'timeout',
  noPermission: 'noPermission',
};

/**
 * Returns the failure reason to show to the visitor.
 *
 * @param byCode - reasons for the server's codes of this kind of call
 */
export function callFailure<Reason extends string>(
  error: unknown,
  byCode: Readonly<Record<number, Reason>>,
): Reason | CallFailure {
  if (!isApiError(error)) return 'unexpected';
  return byCode[Number(error.code)] ?? byKind[error.kind] ?? 'unexpected';
}
