import { isTransient } from '@exchange/api-client/errors';
import { useNotifyFailure } from '../../screen/FailedWrite.tsx';
import { useClaimWindows } from './ClaimWindows.tsx';

/**
 * Returns a function that shows why a claim failed. The claim's sheet stays open if a repetition may succeed. A repetition
 * with the same choice has the same idempotency key.
 */
export function useClaimFailure(): (id: string, failure: Error) => void {
  const notifyFailure = useNotifyFailure();
  const { close } = useClaimWindows();
  return (id, failure) => {
    if (!isTransient(failure)) close(id);
    notifyFailure(failure);
  };
}
