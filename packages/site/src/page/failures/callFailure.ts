import { isApiError } from '@exchange/api-client/errors';

/** Failure reasons that apply to any call. */
export type CallFailure = 'offline' | 'timeout' | 'noPermission' | 'unexpected';

const byKind: Readonly<Record<string, CallFailure>> = {
  network: 'offline',
  timeout: 'timeout',
  noPermission: 'noPermission',
};

/**
 * Returns the failure reason to show to the visitor.
 *
 * @param byCode - failure reason for each error code of the server that this kind of call can return
 */
export function callFailure<Reason extends string>(
  error: unknown,
  byCode: Readonly<Record<number, Reason>>,
): Reason | CallFailure {
  if (!isApiError(error)) return 'unexpected';
  return byCode[Number(error.code)] ?? byKind[error.kind] ?? 'unexpected';
}
