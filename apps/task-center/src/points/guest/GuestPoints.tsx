import { useTexts } from '@exchange/site/page';
import { GuestActions } from '@exchange/site/page/guests';
import { lazyScreen } from '@exchange/site/page/loading';
import type { ReactElement } from 'react';
import { RiskNote } from '../../screen/RiskNote.tsx';
import { GuestShopSkeleton } from './GuestShopSkeleton.tsx';

const GuestShop = lazyScreen(
  () => import('./GuestShop.tsx').then(({ GuestShop }) => GuestShop),
  GuestShopSkeleton,
  () => null,
);

/** How visitors without an account would earn points, and what these buy. */
export function GuestPoints(): ReactElement {
  const t = useTexts('rewards');
  const shared = useTexts('screen');
  return (
    <section className="guest-package page-width" aria-labelledby="how-points-work">
      <h2 id="how-points-work">{t('points_how')}</h2>
      <p className="guest-package__lead">{t('points_how_text')}</p>
      <GuestActions registerLabel={shared('guest_register')} loginLabel={shared('guest_login')} />
      <RiskNote of="prices" />
      <GuestShop />
    </section>
  );
}
