import { isApiError, isTransient } from '@exchange/api-client/errors';
import type { TextKey } from '../frame/texts.ts';

/** Texts for the codes with which the API refuses a claim. */
const refusals: Readonly<Record<string, TextKey>> = {
  REWARD_SOLD_OUT: 'claimSoldOut',
  ALREADY_CLAIMED: 'claimTwice',
  VERIFY_IDENTITY: 'claimVerify',
};

/** Returns the name of the text to show after a failed claim. */
export function claimFailure(error: unknown): TextKey {
  if (isApiError(error, 'noPermission')) return 'claimLogin';
  if (isApiError(error, 'business')) return refusals[String(error.code)] ?? 'failed';
  return isApiError(error) && isTransient(error) ? 'claimRetry' : 'failed';
}
