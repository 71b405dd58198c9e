import { isApiError } from '@exchange/api-client/errors';
import { exchangeCodes } from '@exchange/exchange-api';
import { callFailure, type CallFailure } from './callFailure.ts';

/** Reason why a part of a page has no content. */
export type FailureReason =
  CallFailure | 'regionBlocked' | 'notFound' | 'untrusted' | 'maintenance';

const byCode: Readonly<Record<number, FailureReason>> = {
  [exchangeCodes.badInput]: 'notFound',
  [exchangeCodes.notFound]: 'notFound',
  [exchangeCodes.regionBlocked]: 'regionBlocked',
};

/** Returns why a read failed, to show to the visitor. */
export function failureReason(error: unknown): FailureReason {
  // 503 Service Unavailable: the server is down on purpose, or overloaded (RFC 9110).
  if (isApiError(error) && error.status === 503) return 'maintenance';
  return callFailure(error, byCode);
}
