import type { ReactElement } from 'react';
import { DetailSkeleton } from '../screen/DetailSkeleton.tsx';
import { lazyScreen } from '../screen/lazyScreen.tsx';
import { PageHeading } from '../screen/PageHeading.tsx';
import { useTexts } from '../texts/useTexts.ts';

const CampaignScreen = lazyScreen(
  () => import('./CampaignScreen.tsx').then(({ CampaignScreen }) => CampaignScreen),
  DetailSkeleton,
);

/** One campaign, selected by the query parameter `campaign-id`. */
export function CampaignPage(): ReactElement {
  const t = useTexts('campaigns');
  const back = { path: '/task-center/my-campaigns', label: t('back') };
  return (
    <>
      <PageHeading title={t('title')} back={back} />
      <CampaignScreen />
    </>
  );
}
