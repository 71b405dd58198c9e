import { businessCodes } from '@exchange/task-center-api';
import { callFailure, type CallFailure } from '../data/callFailure.ts';

/** Why a part of a page has nothing to show. */
export type FailureReason = CallFailure | 'regionBlocked' | 'notFound' | 'untrusted';

const byCode: Readonly<Record<number, FailureReason>> = {
  [businessCodes.badInput]: 'notFound',
  [businessCodes.notFound]: 'notFound',
  [businessCodes.regionBlocked]: 'regionBlocked',
};

/** What a failed call means for whoever looks at the page. */
export function failureReason(error: unknown): FailureReason {
  return callFailure(error, byCode);
}
