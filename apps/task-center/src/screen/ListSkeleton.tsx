import { Card, Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';

/** Stands for a list of cards; as tall as a window at least. */
export function ListSkeleton(): ReactElement {
  return (
    <div className="page-width list-screen" aria-hidden="true">
      <Skeleton className="skeleton-strip" />
      <CardsSkeleton />
    </div>
  );
}

/** Stands for the cards alone. */
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
