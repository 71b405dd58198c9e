import { useTexts } from '../../context/texts/useTexts.ts';
import { DetailSkeleton } from '../../screen/loading/DetailSkeleton.tsx';
import { screenPage } from '../../screen/loading/screenPage.tsx';

/** One campaign, selected by the query parameter `campaign-id`. */
export const CampaignPage = screenPage(
  () => {
    const t = useTexts('campaigns');
    return { title: t('title'), back: { path: '/task-center/my-campaigns', label: t('back') } };
  },
  () => import('./CampaignScreen.tsx').then(({ CampaignScreen }) => CampaignScreen),
  DetailSkeleton,
);
