import { Card, Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';

/** Placeholder of the two tiles, the tabs and the rows of the user's rewards. */
export function RewardsSkeleton(): ReactElement {
  return (
    <div className="page-width list-screen" data-skeleton="" aria-hidden="true">
      <div className="rewards-head">
        <Skeleton className="skeleton-hero" />
        <Skeleton className="skeleton-hero" />
      </div>
      <Skeleton className="skeleton-strip" />
      <RowsSkeleton />
    </div>
  );
}

/** Placeholder of only the rows. */
export function RowsSkeleton(): ReactElement {
  return (
    <Card as="ul" className="reward-rows screen-skeleton" aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <li key={index} className="reward-row">
          <Skeleton width="three-quarters" />
        </li>
      ))}
    </Card>
  );
}
