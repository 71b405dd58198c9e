import type { ReactElement } from 'react';
import { lazyScreen } from '../screen/lazyScreen.tsx';
import { ListSkeleton } from '../screen/ListSkeleton.tsx';
import { PageHeading } from '../screen/PageHeading.tsx';
import { useTexts } from '../texts/useTexts.ts';

const CampaignsScreen = lazyScreen(
  () => import('./CampaignsScreen.tsx').then(({ CampaignsScreen }) => CampaignsScreen),
  ListSkeleton,
);

/** Lists campaigns: joined, active, upcoming and ended. */
export function CampaignsPage(): ReactElement {
  const t = useTexts('campaigns');
  return (
    <>
      <PageHeading title={t('list_title')} lead={t('list_lead')} />
      <CampaignsScreen />
    </>
  );
}
