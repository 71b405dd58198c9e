import { Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';

const fill = (count: number, className: string) =>
  Array.from({ length: count }, (_, index) => <Skeleton key={index} className={className} />);

/** Placeholder of three ways to earn points, of four offers and their legend, and of the texts below. */
export function GuestShopSkeleton(): ReactElement {
  return (
    <div className="guest-shop" data-skeleton="" aria-hidden="true">
      <Skeleton className="value-card skeleton-ways" />
      <Skeleton className="guest-shop__title" />
      <div className="reward-cards offers">{fill(4, 'value-card reward-card')}</div>
      <Skeleton className="skeleton-legend" />
      <Skeleton className="guest-shop__risk" />
      <Skeleton className="guest-shop__rule" />
    </div>
  );
}
