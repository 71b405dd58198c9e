import { Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';

/** Placeholder of a detail page. */
export function DetailSkeleton(): ReactElement {
  return (
    <div className="page-width detail screen-skeleton" data-skeleton="" aria-hidden="true">
      <div className="detail__head">
        <Skeleton className="skeleton-strip" />
      </div>
      <div className="detail__aside">
        <Skeleton className="skeleton-panel" />
      </div>
      <div className="detail__main">
        <Skeleton className="skeleton-panel" />
      </div>
    </div>
  );
}
