import { Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';

/**
 * Placeholder of a detail page.
 *
 * @param guestLead - text for guests. It is in the static HTML, so that a guest's largest paint
 *   does not wait for the item.
 * @param hasArt - whether the page has key art
 */
export function DetailSkeleton({
  guestLead,
  hasArt = false,
}: {
  guestLead?: string;
  hasArt?: boolean;
}): ReactElement {
  return (
    <div className="page-width detail screen-skeleton" data-skeleton="" aria-hidden="true">
      <div className="detail__head">
        {hasArt ? (
          <div className="detail__art">
            <Skeleton className="campaign-art" />
          </div>
        ) : null}
        <Skeleton className="skeleton-states" width="half" />
        <Skeleton className="skeleton-title" width="three-quarters" />
        <Skeleton className="skeleton-lead" />
        {guestLead === undefined ? null : (
          <p className="detail__guest-lead for-guests">{guestLead}</p>
        )}
      </div>
      <Skeleton className="skeleton-hero" />
      <div className="detail__main">
        <Skeleton className="skeleton-panel" />
      </div>
      <div className="detail__side">
        <Skeleton className="skeleton-panel" />
      </div>
    </div>
  );
}
