import { Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';
import { CardsSkeleton } from '../screen/ListSkeleton.tsx';

/** As tall as a window at least: what comes in its place moves nothing that is seen. */
export function HubSkeleton(): ReactElement {
  return (
    <div className="page-width hub" aria-hidden="true">
      <Skeleton className="skeleton-strip" />
      <Skeleton className="skeleton-panel" />
      <CardsSkeleton />
    </div>
  );
}
