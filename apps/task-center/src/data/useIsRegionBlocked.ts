import { failureReason } from '@exchange/site/page/failures';
import { useRead } from './useRead.ts';

/**
 * Returns whether the server refuses the visitor's region. Reads one campaign to find out, because that call requires no
 * login.
 */
export function useIsRegionBlocked(): boolean {
  const { error } = useRead('campaigns', { limit: 1 });
  return error !== null && failureReason(error) === 'regionBlocked';
}
