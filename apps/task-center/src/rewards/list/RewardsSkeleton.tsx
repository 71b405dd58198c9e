import { Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';
import { FailurePanel } from '../../screen/failures/FailurePanel.tsx';
import { ListSkeleton } from '../../screen/loading/ListSkeleton.tsx';

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
