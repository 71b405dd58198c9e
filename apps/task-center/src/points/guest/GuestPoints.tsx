import { useTexts } from '@exchange/site/page';
import { lazyScreen } from '@exchange/site/page/loading';
import type { ReactElement } from 'react';
import { GuestHero } from '../../rewards/guest/GuestHero.tsx';
import { GuestShopSkeleton } from './GuestShopSkeleton.tsx';

const GuestShop = lazyScreen(
  () => import('./GuestShop.tsx').then(({ GuestShop }) => GuestShop),
  GuestShopSkeleton,
  () => null,
);

/** The points page for visitors without an account: ways to earn points, and the shop. */
export function GuestPoints(): ReactElement {
  const t = useTexts('rewards');
  return (
    <section className="guest-package page-width" aria-labelledby="how-points-work">
      <GuestHero
        id="how-points-work"
        title={t('points_how')}
        lead={t('points_how_text')}
        art={['points', 'coupon', 'fee_rebate']}
      />
      <GuestShop />
    </section>
  );
}
