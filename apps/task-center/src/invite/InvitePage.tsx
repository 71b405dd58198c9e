import type { ReactElement } from 'react';
import { lazyScreen } from '../screen/lazyScreen.tsx';
import { PageHeading } from '../screen/PageHeading.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { GuestInvite } from './GuestInvite.tsx';
import { InviteSkeleton } from './InviteSkeleton.tsx';

const InviteScreen = lazyScreen(
  () => import('./InviteScreen.tsx').then(({ InviteScreen }) => InviteScreen),
  InviteSkeleton,
);

/**
 * One's own code and what came of it, for users. For guests it is where an invitation leads. The static
 * HTML holds both; style shows one.
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
