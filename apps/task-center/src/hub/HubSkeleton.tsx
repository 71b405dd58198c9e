import { Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';

/**
 * Placeholder of the same height as the hub of a guest. After a reload, it is as tall as the hub was
 * before.
 */
export function HubSkeleton(): ReactElement {
  return (
    <div className="page-width hub-skeleton" data-skeleton="" aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </div>
  );
}
