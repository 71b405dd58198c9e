import type { ReactElement } from 'react';
import { useTexts } from '../context/texts/useTexts.ts';
import { lazyScreen } from '../screen/loading/lazyScreen.tsx';
import { ListSkeleton } from '../screen/loading/ListSkeleton.tsx';
import { PageHeading } from '../screen/PageHeading.tsx';

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
