import { businessCodes } from '@exchange/task-center-api';
import { callFailure, type CallFailure } from '../../data/callFailure.ts';

/** Reason why a part of a page has no content. */
export type FailureReason = CallFailure | 'regionBlocked' | 'notFound' | 'untrusted';

const byCode: Readonly<Record<number, FailureReason>> = {
  [businessCodes.badInput]: 'notFound',
  [businessCodes.notFound]: 'notFound',
  [businessCodes.regionBlocked]: 'regionBlocked',
};

/** Returns the reason of a failed read call, to show to the visitor. */
export function failureReason(error: unknown): FailureReason {
  return callFailure(error, byCode);
}
