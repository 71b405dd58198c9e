import { Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';

/** Placeholder of what points buy. */
export function GuestShopSkeleton(): ReactElement {
  return (
    <div className="guest-shop page-width" data-skeleton="" aria-hidden="true">
      <Skeleton className="skeleton-guest-shop" />
    </div>
  );
}
