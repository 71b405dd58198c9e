import { Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';

/** Placeholder of the welcome package, with as many cards as it has steps. */
export function PackageSkeleton(): ReactElement {
  return (
    <div className="task-cards" data-skeleton="" aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="task-card" />
      ))}
    </div>
  );
}
