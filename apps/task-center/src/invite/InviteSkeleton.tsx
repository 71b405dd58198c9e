import { Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';

/** Placeholder for the code and the statistics. At least as tall as the viewport. */
export function InviteSkeleton(): ReactElement {
  return (
    <div className="page-width invite screen-skeleton" data-skeleton="" aria-hidden="true">
      <Skeleton className="invite-skeleton-share" />
      <Skeleton className="invite-skeleton-share" />
    </div>
  );
}
