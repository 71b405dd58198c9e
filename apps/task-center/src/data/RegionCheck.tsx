import { FailurePanel, failureReason } from '@exchange/site/page/failures';
import type { ReactNode } from 'react';
import { useRead } from './useRead.ts';

/**
 * Shows the reason if the server refuses the visitor's region, which makes CSS hide the page's offers. Otherwise,
 * renders its children. Reads one campaign, because that call requires no login.
 */
export function RegionCheck({ children }: { children?: ReactNode }): ReactNode {
  const { error } = useRead('campaigns', { limit: 1 });
  return error && failureReason(error) === 'regionBlocked' ? (
    <FailurePanel reason="regionBlocked" />
  ) : (
    children
  );
}
