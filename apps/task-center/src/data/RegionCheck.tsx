import { FailurePanel } from '@exchange/site/page/failures';
import type { ReactNode } from 'react';
import { useIsRegionBlocked } from './useIsRegionBlocked.ts';

/**
 * Shows the reason if the server refuses the visitor's region, which makes CSS hide the page's offers. Otherwise,
 * renders its children.
 */
export function RegionCheck({ children }: { children?: ReactNode }): ReactNode {
  return useIsRegionBlocked() ? <FailurePanel reason="regionBlocked" /> : children;
}
