import { FailurePanel } from '@exchange/site-page/failures';
import { ListSkeleton } from '@exchange/site-page/loading';
import { Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';

/** Shown until the screen has data: the invitation to log in for guests, placeholders for users. */
export function RewardsSkeleton(): ReactElement {
  return (
    <>
      <div className="for-guests">
        <div className="page-width list-screen skeleton-screen screen-skeleton">
          <Skeleton className="skeleton-tabs" />
          <FailurePanel reason="noPermission" />
        </div>
      </div>
      <div className="for-users">
        <ListSkeleton />
      </div>
    </>
  );
}
