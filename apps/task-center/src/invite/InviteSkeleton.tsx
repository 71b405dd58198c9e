import { Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';

/** Stands for one's code and figures; as tall as a window at least. */
export function InviteSkeleton(): ReactElement {
  return (
    <div className="page-width invite screen-skeleton" aria-hidden="true">
      <Skeleton className="invite-skeleton-share" />
      <Skeleton className="invite-skeleton-share" />
    </div>
  );
}
