import { useTexts } from '@exchange/site/page';
import { PageHeading } from '@exchange/site/page/layout';
import type { ReactElement } from 'react';
import { lazyDataScreen } from '../data/lazyDataScreen.tsx';
import { GuestInvite } from './guest/GuestInvite.tsx';
import { InviteSkeleton } from './InviteSkeleton.tsx';

const InviteScreen = lazyDataScreen(
  () => import('./InviteScreen.tsx').then(({ InviteScreen }) => InviteScreen),
  InviteSkeleton,
);

/**
 * For users, their own code and its results. For guests, the landing page of an invitation. The static HTML contains
 * both, and CSS shows one of them. Guests whose region is blocked see a neutral heading and the reason.
 */
export function InvitePage(): ReactElement {
  const t = useTexts('invite');
  return (
    <>
      <div className="for-guests">
        <GuestInvite />
      </div>
      <div className="for-users">
        <PageHeading title={t('title')} lead={t('lead')} />
        <InviteScreen />
      </div>
    </>
  );
}
