import { Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';
import { RowsSkeleton } from './RowsSkeleton.tsx';

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
