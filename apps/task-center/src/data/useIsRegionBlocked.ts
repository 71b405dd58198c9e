import { failureReason } from '@exchange/site/page/failures';
import { useRead } from './useRead.ts';

/**
 * Returns whether the server refuses the visitor's region, or undefined before its first response.
 * Reads one campaign to find out, because that call requires no login.
 */
export function useIsRegionBlocked(): boolean | undefined {
  const { error, isLoading, failureCount } = useRead('campaigns', { limit: 1 });
  // Other failures, which are retried, are not about the region.
  if (isLoading && failureCount === 0) return undefined;
  return error !== null && failureReason(error) === 'regionBlocked';
}
