import { Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';

/** Placeholder of the rows of rewards. */
export function RowsSkeleton(): ReactElement {
  return (
    <ul className="reward-rows screen-skeleton" aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <li key={index} className="reward-row">
          <Skeleton width="three-quarters" />
        </li>
      ))}
    </ul>
  );
}
