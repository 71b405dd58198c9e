import { CardsSkeleton } from '@exchange/site/page/loading';
import { Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';

/** Placeholder at least as tall as the viewport, so that replacing it causes no visible layout shift. */
export function HubSkeleton(): ReactElement {
  return (
    <div className="page-width hub" data-skeleton="" aria-hidden="true">
      <Skeleton className="skeleton-strip" />
      <Skeleton className="skeleton-panel" />
      <CardsSkeleton />
    </div>
  );
}
