import { Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';

/** Placeholder of the balance, the offers and the history. */
export function PointsSkeleton(): ReactElement {
  return (
    <div className="page-width points screen-skeleton" data-skeleton="" aria-hidden="true">
      <Skeleton className="skeleton-balance" />
      <div>
        <Skeleton className="points__title" width="half" />
        <div className="reward-cards offers">
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} className="value-card reward-card" />
          ))}
        </div>
        <Skeleton className="skeleton-legend" />
      </div>
      <Skeleton className="skeleton-panel" />
    </div>
  );
}
