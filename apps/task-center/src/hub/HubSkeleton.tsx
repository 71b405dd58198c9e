import { Card, Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';

/** As tall as a window at least: what comes in its place moves nothing that is seen. */
export function HubSkeleton(): ReactElement {
  return (
    <div className="page-width hub screen-skeleton" aria-hidden="true">
      <Skeleton className="skeleton-strip" />
      <Skeleton className="skeleton-panel" />
      <ul className="cards">
        {Array.from({ length: 6 }, (_, index) => (
          <li key={index}>
            <Card className="skeleton-card">
              <Skeleton />
              <Skeleton />
              <Skeleton />
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
