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

/**
 * Placeholder for only the cards of a list.
 *
 * @param isFirst - true if it is part of the page's first skeleton, during which the footer is hidden
 */
export function CardsSkeleton({ isFirst = false }: { isFirst?: boolean }): ReactElement {
  return (
    <ul
      className="cards screen-skeleton"
      data-skeleton={isFirst ? '' : undefined}
      aria-hidden="true"
    >
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
