import { Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';
import { CardsSkeleton } from '../screen/loading/ListSkeleton.tsx';

/** Placeholder at least as tall as the viewport, so that replacing it causes no visible layout shift. */
export function HubSkeleton(): ReactElement {
  return (
    <div className="page-width hub skeleton-screen" aria-hidden="true">
      <Skeleton className="skeleton-strip" />
      <Skeleton className="skeleton-panel" />
      <CardsSkeleton />
    </div>
  );
}
