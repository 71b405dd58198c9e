import type { ReactElement } from 'react';
import { useTexts } from '../context/texts/useTexts.ts';
import { DetailSkeleton } from '../screen/loading/DetailSkeleton.tsx';
import { lazyScreen } from '../screen/loading/lazyScreen.tsx';
import { PageHeading } from '../screen/PageHeading.tsx';

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
