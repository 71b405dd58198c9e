import type { UseQueryResult } from '@tanstack/react-query';
import { failureReason, type FailureReason } from '../failures/failureReason.ts';

/** Reasons for which the server refuses a request. Earlier data must then be hidden. */
const refusals: readonly FailureReason[] = ['noPermission', 'regionBlocked', 'notFound'];

/** Returns whether a query has data that the visitor may still see. */
export function canShow({ data, error }: Pick<UseQueryResult, 'data' | 'error'>): boolean {
  return data !== undefined && !(error && refusals.includes(failureReason(error)));
}
