import { Card, Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';

/** Placeholder of a list page. At least as tall as the viewport. */
export function ListSkeleton(): ReactElement {
  return (
    <div className="page-width list-screen" data-skeleton="" aria-hidden="true">
      <Skeleton className="skeleton-strip" />
      <CardsSkeleton />
    </div>
  );
}

/** Placeholder for only the cards of a list. */
export function CardsSkeleton(): ReactElement {
  return (
    <ul className="cards screen-skeleton" aria-hidden="true">
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
  );
}
